import { type ComponentProps, useState } from 'react'
import { classNames } from '@/ui/class-names'

/**
 * A number with its unit. What one types counts as soon as it is within the limits; what is not is
 * put right when the field is left.
 */
export function NumberInput({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  className,
  ...rest
}: Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange' | 'onBlur'
> & {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  unit: string
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const isAllowed = (number: number) => number >= min && number <= max

  const settle = () => {
    if (draft === null) return
    const number = Number.parseFloat(draft)
    if (Number.isFinite(number) && !isAllowed(number)) {
      onValueChange(Math.min(Math.max(number, min), max))
    }
    setDraft(null)
  }

  return (
    <span className={classNames('relative block', className)}>
      <input
        {...rest}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          const number = event.currentTarget.valueAsNumber
          if (isAllowed(number)) onValueChange(step < 1 ? number : Math.round(number))
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        className="control w-full py-2 ps-3 pe-11 tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-soft text-sm"
      >
        {unit}
      </span>
    </span>
  )
}
