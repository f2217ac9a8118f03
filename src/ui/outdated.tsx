import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './outdated.module.css'

/**
 * Grays out what belongs to an earlier state, without moving what is below: out of reach and hidden
 * from screen readers, unless it `staysTrue`. The note follows if the next state takes a moment.
 */
export function Outdated({
  isOutdated,
  note,
  staysTrue = false,
  className,
  children,
}: {
  isOutdated: boolean
  note?: string
  /** Whether the content names what it is about, as a warning about an address does. */
  staysTrue?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy={isOutdated || undefined} className={note && styles.frame}>
      <div
        inert={isOutdated && !staysTrue}
        className={classNames(className, isOutdated && styles.old)}
      >
        {children}
      </div>
      {isOutdated && note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** For a line that nothing replaces: gray for a moment, then its space only. */
export const replacedStyle = styles.replaced

/** A line of text in the place of an outdated one, which stays for a moment in gray. */
export function ReplacedLine({ old, children }: { old: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames('grid', styles.lines)}>
      {old !== null && (
        <span aria-hidden="true" className={replacedStyle}>
          {old}
        </span>
      )}
      <span className={old === null ? undefined : styles.note}>{children}</span>
    </span>
  )
}
