'use client'

import { type ReactNode, useId } from 'react'
import { classNames } from './class-names'

type PictureOption<Value extends string> = {
  value: Value
  label: string
  picture: ReactNode
  /** Shown next to the label: the effect of the option. */
  mark?: ReactNode
}

/** Radio buttons in a grid, each with a picture above its name. */
export function PictureChoice<Value extends string>({
  legend,
  labelsHidden = false,
  hint,
  options,
  value,
  onValueChange,
  className,
}: {
  legend: ReactNode
  /** The names are for screen readers and tooltips only. */
  labelsHidden?: boolean
  hint?: ReactNode
  options: readonly PictureOption<Value>[]
  /** null: none of them. */
  value: Value | null
  onValueChange: (value: Value) => void
  /** The grid's columns. */
  className: string
}) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm leading-snug">{legend}</legend>
      <div className={classNames('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            title={labelsHidden ? option.label : undefined}
            className="relative flex min-w-0 flex-col rounded-md border border-line bg-paper-raised transition-colors hover:border-line-strong has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 z-10 size-full cursor-pointer appearance-none outline-none"
            />
            {option.picture}
            <span
              className={classNames(
                labelsHidden
                  ? 'sr-only'
                  : 'flex min-h-8 flex-1 items-center justify-center gap-1 px-1.5 pb-1.5 text-center text-xs leading-tight',
                !labelsHidden && option.value === value && 'font-medium',
              )}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
              {option.mark}
            </span>
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
