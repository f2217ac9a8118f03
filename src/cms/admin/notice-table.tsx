import type { ReactNode } from 'react'

export const noticeCell = {
  padding: '0.35rem 1rem 0.35rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
} as const

type Props = {
  title: string
  /** A page that contains more than the table. */
  all?: { href: string; label: string }
  tone: 'default' | 'error'
  /** Names of the columns; a further column without a name contains the actions. */
  columns: readonly string[]
  /** Rows of `noticeCell`s. */
  children: ReactNode
  footer?: ReactNode
}

/** A notice with a table, above the main content of an admin page. */
export function NoticeTable({ title, all, tone, columns, children, footer }: Props) {
  return (
    <section
      aria-label={title}
      className={`notice-table banner banner--type-${tone}`}
      style={{ display: 'block', overflowX: 'auto' }}
    >
      <header className="notice-table__head">
        <h2 style={{ marginBlockEnd: '0.5rem', fontSize: '1.1rem' }}>{title}</h2>
        {all && <a href={all.href}>{all.label}</a>}
      </header>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" style={noticeCell}>
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
