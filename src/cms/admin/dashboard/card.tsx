import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

type Props = {
  title: string
  /** Shown next to the title; nothing for undefined and zero. */
  count?: number | undefined
  /** A list that contains everything that the card shows a part of. */
  all?: { href: string; label: string }
  children: ReactNode
}

/** A card of the dashboard. */
export function Card({ title, count, all, children }: Props) {
  return (
    <section aria-label={title} className="banner banner--type-default">
      <header>
        <h2>
          {title}
          {Boolean(count) && <span className={styles.count}>{count}</span>}
        </h2>
        {all && (
          <Link href={all.href} prefetch={false}>
            {all.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
