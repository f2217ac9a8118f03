import { useState } from 'react'
import { classNames } from '../class-names'
import styles from './color-picker.module.css'

/**
 * A small field for a whole number. It takes what one types as soon as that is within its limits,
 * and is put right when it is left.
 */
export function NumberInput({
  label,
  value,
  min,
  max,
  unit,
  onValueChange,
  className,
}: {
  label: string
  value: number
  min: number
  max: number
  /** A sign after the number, such as % or °. */
  unit?: string
  onValueChange: (value: number) => void
  className?: string
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const shown = Math.round(value)
  const isGood = (text: string) => text !== '' && Number(text) >= min && Number(text) <= max
  const isWrong = draft !== null && !isGood(draft)
  // What is set from elsewhere, such as by undo, replaces what was typed.
  const typed = isWrong || Math.round(Number(draft)) === shown ? draft : null
  return (
    <span className={classNames('relative block', className)}>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={typed ?? shown}
        min={min}
        max={max}
        step={1}
        onChange={(event) => {
          const text = event.currentTarget.value
          setDraft(text)
          if (isGood(text)) onValueChange(Number(text))
        }}
        onBlur={() => setDraft(null)}
        className={classNames(
          styles.number,
          'control min-h-10! py-1 ps-2 text-sm! tabular-nums',
          unit ? 'pe-5' : 'pe-1',
        )}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-ink-faint text-xs"
        >
          {unit}
        </span>
      )}
    </span>
  )
}
