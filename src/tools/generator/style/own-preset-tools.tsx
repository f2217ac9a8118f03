import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { pickPreset } from '@/qr/design'
import { createPresetId, type OwnPreset } from '@/tools/shared/recent/own-preset'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'
import { PresetNameForm } from './preset-name-form'
import { readPresetsFile, writePresetsFile } from './presets-file'

/** Saves the current style as a preset; imports and exports presets. */
export function OwnPresetTools({
  presets,
  onAdd,
}: {
  presets: readonly OwnPreset[]
  onAdd: (presets: readonly OwnPreset[], note: string) => void
}) {
  const t = useTranslations('editor.style.own')
  const { design } = useGenerator()
  const showToast = useToast()
  const saveButton = useRef<HTMLButtonElement>(null)
  const [isNaming, setNaming] = useState(false)
  const stopNaming = () => {
    setNaming(false)
    setTimeout(() => saveButton.current?.focus())
  }
  const save = (name: string) => {
    stopNaming()
    const preset = { id: createPresetId(), version: 1 as const, name, createdAt: Date.now() }
    onAdd([{ ...preset, design: pickPreset(design) }], t('saved', { name }))
  }
  const importFrom = async (file: File) => {
    const read = readPresetsFile(await file.text().catch(() => ''), presets)
    if (!read) return showToast(t('notAFile'), { tone: 'bad' })
    onAdd(read.fresh, t('imported', { added: read.fresh.length, skipped: read.skipped }))
  }

  if (isNaming) {
    return (
      <PresetNameForm
        name={t('suggestion', { number: presets.length + 1 })}
        onSubmit={save}
        onCancel={stopNaming}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button ref={saveButton} variant="secondary" onClick={() => setNaming(true)}>
        <Icon name="bookmark-plus" />
        {t('save')}
      </Button>
      <FileButton
        variant="quiet"
        label={t('import')}
        accept="application/json,.json"
        onFile={importFrom}
      >
        <Icon name="upload" />
      </FileButton>
      {presets.length > 0 && (
        <Button
          variant="quiet"
          onClick={() =>
            saveFile(writePresetsFile(presets), 'application/json', 'quietzone-presets.json')
          }
        >
          <Icon name="download" />
          {t('exportAll')}
        </Button>
      )}
    </div>
  )
}
