import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { KeptCode } from '@/tools/shared/kept/kept-code'
import {
  deleteKeptCodes,
  duplicateKeptCode,
  putKeptCodes,
  renameKeptCode,
} from '@/tools/shared/kept/recent-codes'
import type { Outcome } from '@/tools/shared/outcome-note'
import { saveFile } from '@/tools/shared/save-file'
import { exportKeptCodes, importKeptCodes } from './codes-file'

export type CodeActions = {
  rename: (code: KeptCode, name: string) => void
  duplicate: (code: KeptCode, name: string) => void
  remove: (codes: readonly KeptCode[], name: string) => void
  exportAll: () => void
  importFrom: (file: File) => void
}

/** What one can do with kept codes, with a sentence about how it went and a way back. */
export function useCodeActions() {
  const t = useTranslations('editor.recent')
  const [outcome, setOutcome] = useState<Outcome>()

  const attempt = async (work: () => Promise<Outcome | undefined>) => {
    try {
      setOutcome(await work())
    } catch {
      setOutcome({ note: t('notes.failed') })
    }
  }

  const act: CodeActions = {
    rename: (code, name) =>
      void attempt(async () => {
        await renameKeptCode(code, name)
        return undefined
      }),
    duplicate: (code, name) =>
      void attempt(async () => {
        await duplicateKeptCode(code, t('copyOf', { name }))
        return { note: t('notes.duplicated', { name }) }
      }),
    remove: (codes, name) =>
      void attempt(async () => {
        await deleteKeptCodes(codes.map(({ id }) => id))
        const note =
          codes.length === 1
            ? t('notes.deleted', { name })
            : t('notes.allDeleted', { count: codes.length })
        const undo = () =>
          void attempt(async () => {
            await putKeptCodes(codes)
            return { note: t('notes.restored', { count: codes.length }) }
          })
        return { note, undo }
      }),
    exportAll: () =>
      void attempt(async () => {
        const file = await exportKeptCodes()
        saveFile(file, file.type, `qr-codes-${new Date().toISOString().slice(0, 10)}.json`)
        return undefined
      }),
    importFrom: (file) =>
      void attempt(async () => {
        const result = await importKeptCodes(file)
        if (!result.ok) return { note: t(`import.${result.reason}`) }
        const { added, known, skipped } = result
        return { note: t('import.done', { added, known, skipped }) }
      }),
  }
  return { act, outcome }
}
