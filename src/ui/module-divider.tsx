import { classNames } from './class-names'

/** The line between two sections: alternating modules, like a timing pattern. */
export function ModuleDivider({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('timing-line', className)} />
}
