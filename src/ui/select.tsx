import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A native select, styled. */
export function Select({
  options,
  className,
  ...rest
}: Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] }) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classNames('control appearance-none truncate py-2 ps-3 pe-10', className)}
      >
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled} className="bg-paper text-ink">
            {label}
          </option>
        ))}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 10 6"
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto w-2.5 fill-none stroke-2 stroke-current text-ink-soft"
      >
        <path d="m1 1 4 4 4-4" />
      </svg>
    </span>
  )
}
