import { useTranslations } from 'next-intl'
import { deleteEntries, putEntries } from '@/tools/shared/browser-store'
import type { RecentCode } from '@/tools/shared/recent/recent-code'
import { duplicateStoredCode, renameStoredCode } from '@/tools/shared/recent/recent-codes'
import { saveFile } from '@/tools/shared/save-file'
import { useOutcome } from '@/tools/shared/shelf/use-outcome'
import { exportRecentCodes, importRecentCodes } from './codes-file'

export type RecentCodeActions = {
  rename: (code: RecentCode, name: string) => void
  duplicate: (code: RecentCode, name: string) => void
  remove: (codes: readonly RecentCode[], name: string) => void
  exportAll: () => void
  importFrom: (file: File) => void
}

/** Actions on recent codes, and the outcome of the last one. */
export function useRecentCodeActions() {
  const t = useTranslations('editor.recent')
  const { outcome, attempt } = useOutcome(t('notes.failed'))
  const act: RecentCodeActions = {
    rename: (code, name) =>
      void attempt(async () => {
        await renameStoredCode(code, name)
        return undefined
      }),
    duplicate: (code, name) =>
      void attempt(async () => {
        await duplicateStoredCode(code, t('copyOf', { name }))
        return { note: t('notes.duplicated', { name }) }
      }),
    remove: (codes, name) =>
      void attempt(async () => {
        await deleteEntries(
          'codes',
          codes.map(({ id }) => id),
        )
        const note =
          codes.length === 1
            ? t('notes.deleted', { name })
            : t('notes.allDeleted', { count: codes.length })
        const undo = () =>
          void attempt(async () => {
            await putEntries('codes', codes)
            return { note: t('notes.restored', { count: codes.length }) }
          })
        return { note, undo }
      }),
    exportAll: () =>
      void attempt(async () => {
        const file = await exportRecentCodes()
        saveFile(file, file.type, `qr-codes-${new Date().toISOString().slice(0, 10)}.json`)
        return undefined
      }),
    importFrom: (file) =>
      void attempt(async () => {
        const result = await importRecentCodes(file)
        if (!result.ok) return { note: t(`import.${result.reason}`) }
        const { added, known, skipped } = result
        return { note: t('import.done', { added, known, skipped }) }
      }),
  }
  return { act, outcome }
}
