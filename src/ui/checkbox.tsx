import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names'

/** A box to tick with its label next to it; the whole line can be pressed. */
export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode }) {
  const hintId = useId()
  return (
    <label
      className={classNames(
        'flex min-h-6 gap-2.5 py-0.5 text-sm has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        className,
      )}
    >
      <span className="relative mt-[0.1em] size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint ? hintId : rest['aria-describedby']}
          className="peer size-5 appearance-none rounded-sm border border-line-strong bg-paper-raised transition-colors checked:border-ink checked:bg-ink hover:border-ink disabled:border-line disabled:bg-paper-sunken disabled:checked:bg-ink-faint aria-invalid:border-bad forced-colors:appearance-auto"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-0 size-5 fill-none stroke-[2.5] stroke-paper opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        >
          <path d="m5 10.5 3.5 3.5L15 6.5" />
        </svg>
      </span>
      <span className="min-w-0">
        {label}
        {hint && (
          <span id={hintId} className="block text-ink-soft text-xs">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
