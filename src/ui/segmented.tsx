'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from './class-names'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** More detail than the label, for screen readers and as a tooltip. */
  description?: string
  disabled?: boolean
}

/** Radio buttons side by side in one box. */
export function Segmented<Value extends string>({
  legend,
  legendHidden = false,
  hint,
  options,
  value,
  onValueChange,
  className,
}: {
  legend: ReactNode
  legendHidden?: boolean
  hint?: ReactNode
  options: readonly SegmentedOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}) {
  const name = useId()
  useEarlyChoice(name, value, onValueChange)
  return (
    <fieldset
      aria-describedby={hint ? `${name}-hint` : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-medium text-sm leading-snug'}>
        {legend}
      </legend>
      <div className="flex rounded-md border border-line-strong bg-paper-sunken p-0.75">
        {options.map((option) => (
          <label key={option.value} title={option.description} className="segment">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-description={option.description}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-ink-soft text-xs">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/**
 * Reports the radio button that was checked before hydration, which React does not. `name` is the
 * name of the radio buttons and the same on the server.
 */
function useEarlyChoice<Value extends string>(
  name: string,
  value: Value,
  onChoose: (value: Value) => void,
): void {
  // Read before the first render; on later pages the buttons do not exist yet.
  const [early] = useState(() => findChecked(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the state that was found
  useEffect(() => {
    if (early !== undefined && early !== value) onChoose(early as Value)
  }, [])
}

function findChecked(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`)
    ?.value
}
