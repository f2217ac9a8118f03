import { classNames } from './class-names'

/** A placeholder for loading content, sized by class and silent for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-line', className)}
    />
  )
}
