import { classNames } from './class-names'

/** Holds the place of what is still loading; give it its size by class. Says nothing on its own. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-line', className)}
    />
  )
}
