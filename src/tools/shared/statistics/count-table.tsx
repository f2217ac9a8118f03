import { useFormatter, useTranslations } from 'next-intl'
import type { Counts } from '@/codes'
import { Fold } from '@/ui/fold'

type Row = Counts & { key: string; label: string; visitors?: number; before?: number }

/** The numbers of a chart as a table, also for screen readers. */
export function CountTable({
  title,
  head,
  rows,
  beforeLabel,
  isFolded = false,
}: TableProps & { isFolded?: boolean }) {
  const t = useTranslations('statistics.charts')
  const table = <Table title={title} head={head} rows={rows} beforeLabel={beforeLabel} />
  return isFolded ? (
    <div className="mt-4">
      <Fold label={t('table')}>{table}</Fold>
    </div>
  ) : (
    table
  )
}

type TableProps = {
  title: string
  head: string
  rows: readonly Row[]
  /** Names the scans of an earlier period, if the rows have them. */
  beforeLabel?: string | undefined
}

function Table({ title, head, rows, beforeLabel }: TableProps) {
  const t = useTranslations('statistics.counts')
  const { number } = useFormatter()
  const hasVisitors = rows.some(({ visitors }) => visitors !== undefined)
  const columns = hasVisitors
    ? (['scans', 'visitors', 'clicks', 'bots'] as const)
    : (['scans', 'clicks', 'bots'] as const)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section tabIndex={0} aria-label={title} className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-paper text-start text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {head}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-3 text-end font-medium">
                {t(name)}
              </th>
            ))}
            {beforeLabel && (
              <th scope="col" className="py-1.5 ps-3 text-end font-medium">
                {beforeLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ key, label, scans, visitors, clicks, bots, before }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
                {label}
              </th>
              <td className="py-1.5 ps-3 text-end">{number(scans)}</td>
              {hasVisitors && <td className="py-1.5 ps-3 text-end">{number(visitors ?? 0)}</td>}
              <td className="py-1.5 ps-3 text-end text-ink-soft">{number(clicks)}</td>
              <td className="py-1.5 ps-3 text-end text-ink-soft">{number(bots)}</td>
              {beforeLabel && <td className="py-1.5 ps-3 text-end">{number(before ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
