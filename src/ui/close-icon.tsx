import { classNames } from './class-names'

/** A cross; inherits color and size. */
export function CloseIcon({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('fill-none stroke-2 stroke-current', className)}
    >
      <path d="m3 3 10 10M13 3 3 13" />
    </svg>
  )
}
