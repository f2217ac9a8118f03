import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Verdict } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import type { OwnPreset } from '@/tools/shared/recent/own-preset'
import { saveFile } from '@/tools/shared/save-file'
import { OptionMark } from '@/tools/shared/style/option-mark'
import { PresetPicture } from '@/tools/shared/style/preset-picture'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { PresetNameForm } from './preset-name-form'
import { writePresetsFile } from './presets-file'

/** One saved preset: apply, rename, export or delete it. */
export function OwnPresetRow({
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
  verdict: Verdict | undefined
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
        <OptionMark verdict={verdict} />
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
