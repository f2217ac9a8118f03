import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { shorten } from '@/tools/shared/shorten'
import type { BatchList } from './batch-list'
import { columnNames, dataRows } from './find-columns'

const shownRows = 4
const shownColumns = 30
const longestCell = 60

/** The first rows of the list, as parsed. */
export function ListTable({ list }: { list: BatchList }) {
  const t = useTranslations('batch.list')
  const { names, rows } = useMemo(() => {
    const first: { row: number; cells: readonly string[] }[] = []
    for (const row of dataRows(list)) {
      first.push(row)
      if (first.length === shownRows) break
    }
    return { names: columnNames(list).slice(0, shownColumns), rows: first }
  }, [list])

  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-paper-sunken text-start">
            <th scope="col" className="px-3 py-1.5 text-start font-medium text-ink-soft text-xs">
              {t('row')}
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="whitespace-nowrap px-3 py-1.5 text-start font-medium"
              >
                <bdi>{shorten(name, longestCell)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} className="border-line border-t">
              <th
                scope="row"
                className="px-3 py-1.5 text-start font-normal text-ink-soft text-xs tabular-nums"
              >
                {row}
              </th>
              {names.map((name, column) => (
                <td key={name} className="max-w-72 truncate px-3 py-1.5">
                  <bdi>{shorten(cells[column] ?? '', longestCell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
