import type { ReactNode } from 'react'
import styles from './notice-table.module.css'

type Props = {
  title: string
  /** A page that contains more than the table. */
  all?: { href: string; label: string }
  tone: 'default' | 'error'
  /** Names of the columns; a further column without a name contains the actions. */
  columns: readonly string[]
  /** Rows; `data-long` marks cells with long texts. */
  children: ReactNode
  footer?: ReactNode
}

/** A notice with a table, above the main content of an admin page. */
export function NoticeTable({ title, all, tone, columns, children, footer }: Props) {
  return (
    <section aria-label={title} className={`${styles.notice} banner banner--type-${tone}`}>
      <header>
        <h2>{title}</h2>
        {all && <a href={all.href}>{all.label}</a>}
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {footer}
    </section>
  )
}
