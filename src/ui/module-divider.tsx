import { classNames } from './class-names'

/** The line between two sections: alternating modules, as the timing pattern of a code. */
export function ModuleDivider({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('timing-line', className)} />
}
