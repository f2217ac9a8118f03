'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Verdict } from '@/qr/check'
import { type Fill, inkBlack } from '@/qr/design'
import { AnchoredPanel } from '@/tools/shared/color-picker/anchored-panel'
import { Swatch } from '@/tools/shared/color-picker/swatch'
import { LazyPart } from '@/tools/shared/lazy-part'
import { Checkbox } from '@/ui/checkbox'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Skeleton } from '@/ui/skeleton'
import { OptionMark } from './option-mark'

const loadColorPicker = async () => ({
  default: (await import('@/tools/shared/color-picker/color-picker')).ColorPicker,
})

/** When the pointer or the focus comes near; a failure is shown on opening. */
function preloadColorPicker(): void {
  loadColorPicker().catch(() => {})
}

const foreground: Fill = { kind: 'solid', color: inkBlack }

/** A button that shows a fill and opens the color picker next to it. */
export function FillField({
  label,
  value,
  onValueChange,
  allowGradient = false,
  allowNone = false,
  allowAlpha = true,
  inherit,
  inherited = foreground,
  mark,
  className,
}: {
  label: string
  /** null: inherits a fill, which `inherit` names. */
  value: Fill | null
  /**
   * Called during the selection; `step` is the label, so that undo reverts the selection as a
   * whole.
   */
  onValueChange: (value: Fill | null, step: string) => void
  allowGradient?: boolean
  /** Whether colors may be translucent. */
  allowNone?: boolean
  /** Whether a color may let something through. */
  allowAlpha?: boolean
  /** Label of the option null, such as “Same as the modules”. */
  inherit?: string
  /** Fill that is shown, and edited first, while the value is null. */
  inherited?: Fill
  mark?: Verdict
  className?: string
}) {
  const t = useTranslations('editor.color')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState(value)
  const shown = value ?? inherited

  const choose = (fill: Fill | null) => {
    if (fill) setOwn(fill)
    onValueChange(fill, label)
  }

  return (
    <div className={classNames('@container flex min-w-0 flex-col gap-1.5', className)}>
      <span
        id={`${id}-label`}
        className="flex items-center gap-1.5 font-medium text-sm leading-snug"
      >
        {label}
        <OptionMark verdict={mark} />
      </span>
      <button
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // The browser closes the panel, if it has popovers.
        popoverTarget={`${id}-panel`}
        popoverTargetAction="hide"
        onClick={(event) => {
          if (isOpen && 'popover' in event.currentTarget) return
          event.preventDefault()
          setOpen(!isOpen)
        }}
        style={isOpen ? { anchorName: '--fill' } : undefined}
        onPointerEnter={preloadColorPicker}
        onFocus={preloadColorPicker}
        className="control flex items-center gap-2.5 py-1.5 ps-1.5 pe-3 text-start text-sm!"
      >
        <Swatch fill={shown} className="size-8 shrink-0" />
        <FillLabels id={`${id}-value`} value={value} inherit={inherit} />
        <Icon
          name="chevron-down"
          className="ms-auto hidden size-4 shrink-0 text-ink-soft @[11rem]:block"
        />
      </button>
      {isOpen && (
        <AnchoredPanel
          id={`${id}-panel`}
          title={label}
          closeLabel={t('close')}
          onClose={() => setOpen(false)}
        >
          {inherit && (
            <Checkbox
              label={inherit}
              checked={value === null}
              onChange={(event) => choose(event.currentTarget.checked ? null : (own ?? inherited))}
              className="mb-3 min-h-8 items-center"
            />
          )}
          <LazyPart
            load={loadColorPicker}
            fallback={<Skeleton className="h-72 w-full" />}
            value={shown}
            onValueChange={choose}
            allowGradient={allowGradient}
            allowNone={allowNone}
            allowAlpha={allowAlpha}
          />
        </AnchoredPanel>
      )}
    </div>
  )
}

/** A field for one opaque color, `#rrggbb`. */
export function ColorField({
  label,
  value,
  onValueChange,
}: {
  label: string
  value: string
  /**
   * Called during the selection; `step` is the label, so that undo reverts the selection as a
   * whole.
   */
  onValueChange: (color: string, step: string) => void
}) {
  return (
    <FillField
      label={label}
      value={{ kind: 'solid', color: value.slice(0, 7) }}
      allowAlpha={false}
      onValueChange={(fill, step) => fill?.kind === 'solid' && onValueChange(fill.color, step)}
    />
  )
}

function FillLabels({
  id,
  value,
  inherit,
}: {
  id: string
  value: Fill | null
  inherit: string | undefined
}) {
  const t = useTranslations('editor.color')
  const isColor = value?.kind === 'solid'
  return (
    <span id={id} className={classNames('min-w-0 truncate', isColor && 'font-mono tabular-nums')}>
      {value === null && inherit}
      {isColor && value.color}
      {value?.kind === 'none' && t('transparent')}
      {(value?.kind === 'linear' || value?.kind === 'radial') && t(`${value.kind}Gradient`)}
    </span>
  )
}
