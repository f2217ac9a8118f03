import { useTranslations } from 'next-intl'
import { deleteEntries, putEntries } from '@/tools/shared/browser-store'
import { saveFile } from '@/tools/shared/save-file'
import { useOutcome } from '@/tools/shared/shelf/use-outcome'
import { exportColumns, writeHistoryCsv, writeHistoryJson } from './export-scans'
import type { HistoryEntry } from './use-history'

export type HistoryActions = {
  remove: (entries: readonly HistoryEntry[]) => void
  exportCsv: (entries: readonly HistoryEntry[], withSecrets: boolean) => void
  exportJson: (entries: readonly HistoryEntry[], withSecrets: boolean) => void
}

/** The actions on the history, and the outcome of the last change. */
export function useHistoryActions() {
  const t = useTranslations('scanner.history')
  const { outcome, attempt } = useOutcome(t('failed'))
  const fileName = (ending: string) =>
    `qr-code-scans-${new Date().toISOString().slice(0, 10)}.${ending}`
  const act: HistoryActions = {
    remove: (entries) =>
      void attempt(async () => {
        const scans = entries.map(({ scan }) => scan)
        await deleteEntries(
          'scans',
          scans.map(({ id }) => id),
        )
        const undo = () =>
          void attempt(async () => {
            await putEntries('scans', scans)
            return { note: t('restored', { count: scans.length }) }
          })
        return { note: t('deleted', { count: scans.length }), undo }
      }),
    exportCsv: (entries, withSecrets) => {
      const headings = exportColumns.map((column) => t(`columns.${column}`))
      const csv = writeHistoryCsv(entries, headings, withSecrets)
      saveFile(csv, 'text/csv;charset=utf-8', fileName('csv'))
    },
    exportJson: (entries, withSecrets) =>
      saveFile(writeHistoryJson(entries, withSecrets), 'application/json', fileName('json')),
  }
  return { act, outcome }
}
