import { useTranslations } from 'next-intl'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { applyPreset, wearsPreset } from '@/qr/design'
import { deleteEntries, putEntries } from '@/tools/shared/browser-store'
import type { OwnPreset } from '@/tools/shared/recent/own-preset'
import { findVerdictMarks } from '@/tools/shared/style/find-verdict-marks'
import { useOptionVerdicts } from '@/tools/shared/style/use-option-verdicts'
import { Button } from '@/ui/button'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'
import { OwnPresetRow } from './own-preset-row'
import { OwnPresetTools } from './own-preset-tools'

/** The saved presets as pictures of the current code, and the actions on them. */
export function OwnPresetList({
  presets,
  onChanged,
}: {
  presets: readonly OwnPreset[]
  onChanged: () => Promise<void>
}) {
  const { code, design, frameText, restyle } = useGenerator()
  const t = useTranslations('editor.style.own')
  const showToast = useToast()
  const group = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const [deleted, setDeleted] = useState<OwnPreset | null>(null)
  const verdicts = useOptionVerdicts(
    { text: code.text, frameText },
    presets.map((preset) => ({ id: preset.id, design: applyPreset(design, preset.design) })),
  )
  const marks = findVerdictMarks(
    presets.map(({ id }) => id),
    verdicts,
  )
  const shown = useDeferredValue({ matrix: code.matrix, design })

  const change = async (work: Promise<void>, note?: string) => {
    try {
      await work
      await onChanged()
      if (note) showToast(note, { tone: 'good' })
    } catch {
      showToast(t('failed'), { tone: 'bad' })
    }
  }
  const remove = async (preset: OwnPreset) => {
    await change(deleteEntries('presets', [preset.id]))
    setDeleted(preset)
    // The pressed button is gone; focus the undo button.
    setTimeout(() => undo.current?.focus())
  }

  return (
    <>
      {presets.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('empty')}</p>
      ) : (
        <ul className="grid gap-2 @xl:grid-cols-2">
          {presets.map((preset) => (
            <OwnPresetRow
              key={preset.id}
              {...shown}
              preset={preset}
              group={group}
              isApplied={wearsPreset(design, preset.design)}
              verdict={marks.get(preset.id)}
              onApply={() => restyle(applyPreset(design, preset.design), 'preset')}
              onRename={(name) =>
                change(putEntries('presets', [{ ...preset, name }]), t('renamed', { name }))
              }
              onDelete={() => remove(preset)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
        {deleted && (
          <>
            {t('deleted', { name: deleted.name })}
            <Button
              ref={undo}
              variant="secondary"
              size="sm"
              onClick={() => {
                setDeleted(null)
                change(putEntries('presets', [deleted]))
              }}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </div>
      <OwnPresetTools
        presets={presets}
        onAdd={(added, note) => {
          setDeleted(null)
          change(putEntries('presets', added), note)
        }}
      />
    </>
  )
}
