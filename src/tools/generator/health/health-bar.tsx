import type { Verdict } from '@/qr/check'
import { classNames } from '@/ui/class-names'
import styles from './health-bar.module.css'

const fillClass = {
  green: 'bg-good',
  amber: 'bg-warn',
  red: 'bg-bad',
  unreadable: 'bg-bad',
} as const satisfies Record<Verdict, string>

/**
 * The verdict as a row of modules; hidden from screen readers, which read the text next to it.
 */
export function HealthBar({
  verdict,
  score,
  busy,
}: {
  verdict: Verdict
  score: number
  busy: boolean
}) {
  return (
    <div aria-hidden="true" className={styles.track}>
      <div
        className={classNames(styles.fill, fillClass[verdict], busy && 'motion-safe:animate-pulse')}
        style={{ width: `round(${Math.round(score * 100)}%, 8px)` }}
      />
    </div>
  )
}
