import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names'

const sizes = {
  md: { input: 'py-2', plain: 'px-3', withUnit: 'ps-3 pe-11', unit: 'end-3 text-ink-soft text-sm' },
  sm: {
    input: 'min-h-10! py-1 text-sm!',
    plain: 'ps-2 pe-1',
    withUnit: 'ps-2 pe-5',
    unit: 'end-2 text-ink-faint text-xs',
  },
}
const withoutSpinButtons =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:m-0 [&::-webkit-inner-spin-button]:appearance-none'

/**
 * A number, whole unless `step` is less than 1. A typed number is reported while it is within the
 * limits; leaving the field or pressing Enter clamps it.
 */
export function NumberInput({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  unit,
  size = 'md',
  className,
  ...rest
}: Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'onChange' | 'onBlur'
> & {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** A sign after the number, such as % or mm. */
  unit?: string
  size?: keyof typeof sizes
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const round = (number: number) => (step < 1 ? number : Math.round(number))
  const isWithin = (number: number) => number >= min && number <= max
  const typed = Number.parseFloat(draft ?? '')
  // A number below the minimum may still become larger while it is being typed.
  const isWrong = draft !== null && !(typed >= Math.min(min, 0) && typed <= max)
  // A value set elsewhere, such as by undo, replaces what was typed.
  const isReplaced = isWithin(typed) && round(typed) !== round(value)

  const clamp = () => {
    if (Number.isFinite(typed) && !isWithin(typed))
      onValueChange(Math.min(Math.max(typed, min), max))
    setDraft(null)
  }

  const styles = sizes[size]
  return (
    <span className={classNames('relative block', className)}>
      <input
        {...rest}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        aria-invalid={rest['aria-invalid'] ?? (isWrong || undefined)}
        min={min}
        max={max}
        step={step}
        value={draft === null || isReplaced ? round(value) : draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          const number = currentTarget.valueAsNumber
          if (isWithin(number)) onValueChange(round(number))
        }}
        onBlur={clamp}
        onKeyDown={(event) => event.key === 'Enter' && clamp()}
        className={classNames(
          'control tabular-nums',
          styles.input,
          unit ? styles.withUnit : styles.plain,
          (unit || size === 'sm') && withoutSpinButtons,
        )}
      />
      {unit && (
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute inset-y-0 flex items-center',
            styles.unit,
          )}
        >
          {unit}
        </span>
      )}
    </span>
  )
}
