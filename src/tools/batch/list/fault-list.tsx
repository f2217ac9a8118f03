'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { csvLine, csvStart } from '@/std/csv-line'
import { fileName } from '@/tools/shared/file-name'
import { saveFile } from '@/tools/shared/save-file'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { useBatch } from '../batch-context'
import type { RowFault } from '../batch-job'
import type { BatchList } from './batch-list'
import { columnNames } from './find-columns'
import { findFaultColumn } from './find-fault-column'
import { useFaultMessages } from './use-fault-messages'

const shownFaults = 100

/** Rows that yield no code, with the reasons, as a table and as a list to repair. */
export function FaultList({ id, faults }: { id?: string; faults: readonly RowFault[] }) {
  const t = useTranslations('batch.faultList')
  const { list, mapping, columns } = useBatch()
  const messages = useFaultMessages(mapping?.type)
  const rows = useMemo(() => new Set(faults.map(({ row }) => row)).size, [faults])

  const columnOf = (fault: RowFault) => {
    const column = mapping ? findFaultColumn(fault, mapping) : undefined
    return columns[column ?? -1] ?? (fault.field ? messages.field(fault.field) : '')
  }
  const save = () => {
    const cells = list ?? { cells: [], hasHeadings: false }
    const headings = { row: t('row'), reason: t('reason') }
    const csv = writeFaultCsv(faults, cells, headings, (fault) => {
      const column = columnOf(fault)
      const reason = messages.reason(fault)
      return column ? t('reasonOf', { column, reason }) : reason
    })
    saveFile(csv, 'text/csv', fileName([t('file')], 'csv'))
  }

  return (
    <section
      id={id}
      aria-label={t('title', { count: rows })}
      data-testid="faults"
      className="scroll-mt-(--header-height)"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium text-sm" role="status">
          {t('title', { count: rows })}
        </h3>
        <Button variant="secondary" size="sm" onClick={save}>
          <Icon name="file-down" />
          {t('save')}
        </Button>
      </div>
      <p className="mt-1 max-w-prose text-ink-soft text-sm">{t('lead')}</p>
      <section
        aria-label={t('table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        className="mt-3 max-h-96 overflow-auto rounded-md border border-line bg-paper"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="bg-paper-sunken">
              {[t('row'), t('column'), t('value'), t('reason')].map((heading) => (
                <th
                  key={heading}
                  scope="col"
                  className="sticky top-0 bg-paper-sunken px-3 py-1.5 text-start font-medium"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, shownFaults).map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have one fault twice
              <tr key={index} className="border-line border-t align-top">
                <th scope="row" className="px-3 py-1.5 text-start font-medium tabular-nums">
                  {fault.row}
                </th>
                <td className="px-3 py-1.5">
                  <bdi>{columnOf(fault)}</bdi>
                </td>
                <td className="max-w-56 break-words px-3 py-1.5">
                  <bdi>{fault.value}</bdi>
                </td>
                <td className="min-w-48 px-3 py-1.5">{messages.reason(fault)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {faults.length > shownFaults && (
        <p className="mt-2 text-ink-soft text-xs">
          {t('rest', { shown: shownFaults, count: faults.length })}
        </p>
      )}
    </section>
  )
}

/**
 * Writes the faulty rows as a list of their own: first the fault, then the original cells, so that
 * the list can be fixed and imported again.
 */
function writeFaultCsv(
  faults: readonly RowFault[],
  list: Pick<BatchList, 'cells' | 'hasHeadings'>,
  headings: { row: string; reason: string },
  describe: (fault: RowFault) => string,
): string {
  const byRow = new Map<number, string[]>()
  for (const fault of faults) {
    const reasons = byRow.get(fault.row) ?? []
    reasons.push(describe(fault))
    byRow.set(fault.row, reasons)
  }
  const lines = [...byRow].map(([row, reasons]) =>
    csvLine([row, reasons.join(' '), ...(list.cells[row - 1] ?? [])]),
  )
  return csvStart + csvLine([headings.row, headings.reason, ...columnNames(list)]) + lines.join('')
}
