import { useState } from 'react'
import { classNames } from '../class-names'

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
  const type = (text: string) => {
    setDraft(text)
    const number = Number(text)
    if (text.trim() !== '' && number >= min && number <= max) onValueChange(number)
  }
  const isWrong = draft !== null && !(draft !== '' && Number(draft) >= min && Number(draft) <= max)
  return (
    <span className={classNames('relative block', className)}>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={draft ?? Math.round(value)}
        min={min}
        max={max}
        step={1}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setDraft(null)}
        className={classNames(
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
