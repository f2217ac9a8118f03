import { type ReactNode, useState } from 'react'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'

/** A number within limits. A valid number applies while typing; others are clamped on blur. */
export function NumberField({
  label,
  note,
  hint,
  error,
  value,
  min,
  max,
  step = 1,
  onValueChange,
}: {
  label: string
  note?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: number
  min: number
  max: number
  step?: number
  onValueChange: (value: number) => void
}) {
  // Set only while typing; otherwise the field shows the value.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = Math.round(value * 10) / 10
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          value={typed ?? shown}
          min={min}
          max={max}
          step={step}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const number = currentTarget.valueAsNumber
            const isWhole = step < 1 || Number.isInteger(number)
            if (number >= min && number <= max && isWhole) onValueChange(number)
          }}
          onBlur={({ currentTarget }) => {
            const number = currentTarget.valueAsNumber
            if (typed !== null && Number.isFinite(number)) {
              const allowed = Math.min(max, Math.max(min, step < 1 ? number : Math.round(number)))
              if (allowed !== value && allowed !== shown) onValueChange(allowed)
            }
            setTyped(null)
          }}
          className="tabular-nums"
        />
      )}
    </Field>
  )
}
