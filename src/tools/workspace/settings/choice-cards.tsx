import { useId } from 'react'
import { classNames } from '@/ui/class-names'

/** Radio buttons, each with an explanation. */
export function ChoiceCards<Value extends string>({
  legend,
  options,
  value,
  onValue,
  className,
}: {
  legend: string
  options: readonly { value: Value; label: string; hint: string }[]
  value: Value
  onValue: (value: Value) => void
  className?: string
}) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex gap-3 rounded-md border border-line p-3 text-sm has-checked:border-ink"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-hint`}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span id={`${id}-${option.value}`} className="font-medium">
                {option.label}
              </span>
              <span id={`${id}-${option.value}-hint`} className="block text-ink-soft text-xs">
                {option.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
