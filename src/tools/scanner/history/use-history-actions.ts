import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Outcome } from '@/tools/shared/outcome-note'
import { saveFile } from '@/tools/shared/save-file'
import { exportColumns, writeHistoryCsv, writeHistoryJson } from './export-scans'
import { deleteScans, restoreScans } from './scan-history'
import type { HistoryEntry } from './use-history'

export type HistoryActions = {
  remove: (entries: readonly HistoryEntry[]) => void
  exportCsv: (entries: readonly HistoryEntry[]) => void
  exportJson: (entries: readonly HistoryEntry[]) => void
}

/** What one can do with the history, with a sentence about how it went and a way back. */
export function useHistoryActions() {
  const t = useTranslations('scanner.history')
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt = async (work: () => Promise<Outcome>) => {
    try {
      setOutcome(await work())
    } catch {
      setOutcome({ note: t('failed') })
    }
  }
  const fileName = (ending: string) =>
    `qr-code-scans-${new Date().toISOString().slice(0, 10)}.${ending}`
  const act: HistoryActions = {
    remove: (entries) =>
      void attempt(async () => {
        const scans = entries.map(({ scan }) => scan)
        await deleteScans(scans.map(({ id }) => id))
        const undo = () =>
          void attempt(async () => {
            await restoreScans(scans)
            return { note: t('restored', { count: scans.length }) }
          })
        return { note: t('deleted', { count: scans.length }), undo }
      }),
    exportCsv: (entries) => {
      const headings = exportColumns.map((column) => t(`columns.${column}`))
      saveFile(writeHistoryCsv(entries, headings), 'text/csv;charset=utf-8', fileName('csv'))
    },
    exportJson: (entries) =>
      saveFile(writeHistoryJson(entries), 'application/json', fileName('json')),
  }
  return { act, outcome }
}
