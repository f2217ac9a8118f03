import { useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { applyPreset, type Design, pickPreset, wearsPreset } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { deleteEntries, putEntries } from '@/tools/shared/browser-store'
import {
  createPresetId,
  listOwnPresets,
  type OwnPreset,
  presetNameMaxLength,
} from '@/tools/shared/recent/own-preset'
import { saveFile } from '@/tools/shared/save-file'
import { useStoredList } from '@/tools/shared/shelf/use-stored-list'
import { OptionMark, type OptionVerdict } from '@/tools/shared/style/option-mark'
import { PresetPicture } from '@/tools/shared/style/preset-picture'
import { useVerdictMarks } from '@/tools/shared/style/use-verdict-marks'
import { Button } from '@/ui/button'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { useToast } from '@/ui/toast'
import { useGenerator } from '../generator-context'
import { readPresetsFile, writePresetsFile } from './presets-file'
import { SettingsGroup } from './settings-group'

/** The styles that a visitor saved on this device. */
export function OwnPresets() {
  const t = useTranslations('editor.style.own')
  const { list, reload } = useStoredList('presets', listOwnPresets)
  return (
    <SettingsGroup label={t('legend')}>
      {list.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-11 w-40" />
        </div>
      )}
      {list.status === 'unavailable' && (
        <Notice tone="warn" title={t('unavailable.title')}>
          {t('unavailable.text')}
        </Notice>
      )}
      {list.status === 'ready' && <OwnPresetList presets={list.entries} onChanged={reload} />}
    </SettingsGroup>
  )
}

/** The saved presets as pictures of the current code, and the actions on them. */
function OwnPresetList({
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
  const marks = useVerdictMarks(
    { text: code.text, frameText },
    presets.map((preset) => ({ id: preset.id, design: applyPreset(design, preset.design) })),
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

/** One saved preset: apply, rename, export or delete it. */
function OwnPresetRow({
  matrix,
  design,
  preset,
  group,
  isApplied,
  verdict,
  onApply,
  onRename,
  onDelete,
}: {
  matrix: Matrix
  design: Design
  preset: OwnPreset
  /** Name of the radio group. */
  group: string
  isApplied: boolean
  verdict: OptionVerdict | undefined
  onApply: () => void
  onRename: (name: string) => void
  onDelete: () => void
}) {
  const t = useTranslations('editor.style.own')
  const pencil = useRef<HTMLButtonElement>(null)
  const [isNaming, setNaming] = useState(false)
  const { name } = preset
  const stopNaming = () => {
    setNaming(false)
    setTimeout(() => pencil.current?.focus())
  }
  if (isNaming) {
    return (
      <li className="rounded-md border border-line bg-paper-raised p-2 @xl:col-span-2">
        <PresetNameForm
          name={name}
          onSubmit={(changed) => {
            stopNaming()
            if (changed !== name) onRename(changed)
          }}
          onCancel={stopNaming}
        />
      </li>
    )
  }
  return (
    <li className="flex items-center rounded-md border border-line bg-paper-raised pe-1 transition-colors hover:border-line-strong has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)]">
      <label className="relative flex min-w-0 flex-1 items-center gap-3 rounded-md p-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
        <input
          type="radio"
          name={group}
          checked={isApplied}
          onChange={onApply}
          className="absolute inset-0 z-10 size-full cursor-pointer appearance-none outline-none"
        />
        <PresetPicture
          matrix={matrix}
          design={design}
          preset={preset.design}
          className="size-14 shrink-0"
        />
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <OptionMark {...verdict} />
      </label>
      <Button
        ref={pencil}
        variant="quiet"
        square
        aria-label={t('rename', { name })}
        onClick={() => setNaming(true)}
      >
        <Icon name="pencil" />
      </Button>
      <Button
        variant="quiet"
        square
        aria-label={t('export', { name })}
        onClick={() =>
          saveFile(writePresetsFile([preset]), 'application/json', 'quietzone-preset.json')
        }
      >
        <Icon name="download" />
      </Button>
      <Button variant="quiet" square aria-label={t('delete', { name })} onClick={onDelete}>
        <Icon name="trash-2" />
      </Button>
    </li>
  )
}

/** Saves the current style as a preset; imports and exports presets. */
function OwnPresetTools({
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

/** Prompts for a name in place; Escape cancels. */
function PresetNameForm({
  name,
  onSubmit,
  onCancel,
}: {
  name: string
  onSubmit: (name: string) => void
  onCancel: () => void
}) {
  const t = useTranslations('editor.style.own')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(input.current?.value.trim() || name)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="flex flex-wrap items-center gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {t('name')}
      </label>
      <TextInput
        ref={input}
        id={id}
        defaultValue={name}
        maxLength={presetNameMaxLength}
        autoComplete="off"
        className="min-w-0 flex-1 basis-44"
      />
      <Button type="submit">{t('confirm')}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
