import Link from 'next/link'
import type { ReactNode } from 'react'
import layout from '@/desk/admin/layout.module.css'
import styles from './dashboard.module.css'

export type CardRow = { id: string; title: ReactNode; href: string; detail: ReactNode }

/** The rows of a card: links, each with a line of details. */
export function CardRows({ rows }: { rows: readonly CardRow[] }) {
  return (
    <ul className={`${layout.list} ${styles.rows}`}>
      {rows.map(({ id, title, href, detail }) => (
        <li key={id}>
          <Link href={href} prefetch={false}>
            {title}
          </Link>
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  )
}
