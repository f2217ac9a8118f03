import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Counts } from '@/codes'
import { Fold } from '@/ui/fold'

type Row = Counts & { key: string; label: string; visitors?: number; before?: number }

/** The numbers of a chart as a table that unfolds, also for screen readers. */
export function CountTable({
  title,
  head,
  rows,
  beforeLabel,
}: {
  title: string
  head: string
  rows: readonly Row[]
  /** Names the scans of an earlier period, if the rows have them. */
  beforeLabel?: string | undefined
}) {
  const t = useTranslations('statistics.counts')
  const { number } = useFormatter()
  const hasVisitors = rows.some(({ visitors }) => visitors !== undefined)
  return (
    <FoldedTable
      title={title}
      head={head}
      columns={[
        t('scans'),
        hasVisitors && t('visitors'),
        { faint: t('clicks') },
        { faint: t('bots') },
        beforeLabel,
      ]}
      rows={rows.map(({ key, label, scans, visitors = 0, clicks, bots, before = 0 }) => ({
        ...{ key, label },
        cells: [scans, visitors, clicks, bots, before].map((count) => number(count)),
      }))}
    />
  )
}

type TableProps = {
  /** Accessible name. */
  title: string
  /** Heading of the names of the rows. */
  head: string
  columns: readonly (string | { faint: string } | false | undefined)[]
  rows: readonly { key: string; label: ReactNode; cells: readonly ReactNode[] }[]
  className: string
}

/** A table that belongs to a chart. */
export function FoldedTable(table: Omit<TableProps, 'className'>) {
  const t = useTranslations('statistics.charts')
  return (
    <div className="mt-4">
      <Fold label={t('table')}>
        <NumberTable {...table} className="max-h-96 overflow-auto" />
      </Fold>
    </div>
  )
}

/** A table of numbers that scrolls. A column without a name is left out. */
export function NumberTable({ title, head, columns, rows, className }: TableProps) {
  const shown = columns.flatMap((column, at) => {
    if (!column) return []
    return typeof column === 'string'
      ? { at, name: column, tone: '' }
      : { at, name: column.faint, tone: ' text-ink-soft' }
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section tabIndex={0} aria-label={title} className={className}>
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-paper text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {head}
            </th>
            {shown.map(({ at, name }) => (
              <th key={at} scope="col" className="py-1.5 ps-3 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ key, label, cells }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="min-w-32 wrap-anywhere py-1.5 pe-3 text-start font-normal">
                {label}
              </th>
              {shown.map(({ at, tone }) => (
                <td key={at} className={`py-1.5 ps-3 text-end${tone}`}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
