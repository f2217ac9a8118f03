import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { type CodeView, graceDays, type OwnedKey } from '@/codes'
import { paths } from '@/paths'
import { actOnCode, type CodeAction } from '@/tools/shared/dynamic/code-client'
import { markBackup, removeKeys, type StoredKey, storeKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { saveKeys } from '@/tools/shared/keys/save-keys'
import { saveFile } from '@/tools/shared/save-file'
import { useOutcome } from '@/tools/shared/shelf/use-outcome'
import { useHandler } from '@/tools/shared/use-handler'
import { addStoredKeys } from './add-stored-keys'
import { findCodeName } from './arrange-codes'
import { type DataFormat, exportCodes, fetchCodeExport } from './export-codes'
import type { OwnCode } from './listed-code'

/** A key with the name and the short link of its code. */
type NamedKey = { stored: StoredKey; name: string; link: string }

export type CodeActions = {
  change: (key: StoredKey, action: CodeAction, name: string) => void
  /** Removes a key from this browser after a confirmation; the code itself does not change. */
  remove: (listed: OwnCode) => void
  /** Opens the ways to save a key outside this browser. */
  saveKey: (listed: OwnCode) => void
  addKeys: (keys: readonly OwnedKey[]) => void
  exportOne: (key: StoredKey, format: DataFormat) => void
  exportAll: (keys: readonly StoredKey[], format: DataFormat) => void
  exportKeys: (keys: readonly StoredKey[]) => void
}

/** The action that undoes each action. */
const opposites: Record<CodeAction, CodeAction> = {
  pause: 'resume',
  resume: 'pause',
  delete: 'restore',
  restore: 'delete',
}

/** The actions on codes, and the outcome of the last one. */
export function useCodeActions(show: (code: CodeView) => void) {
  const t = useTranslations('myCodes.list')
  const shared = useTranslations('codeList')
  const problemMessage = useProblemMessage()
  const [dialog, setDialog] = useState<{ does: 'save' | 'remove'; named: NamedKey }>()
  const { outcome, setOutcome, attempt } = useOutcome(t('notes.failed'))

  const change = useHandler((key: StoredKey, action: CodeAction, name: string) =>
    attempt(async () => {
      const answer = await actOnCode(key, action)
      if (!answer.ok) return { note: problemMessage(answer.problem) }
      show(answer.body)
      const undo = () => void change(key, opposites[action], name)
      return { note: t(`notes.${action}`, { name, days: graceDays }), undo }
    }),
  )
  const addKeys = useHandler((keys: readonly OwnedKey[]) =>
    attempt(async () => {
      if (keys.length === 0) return { note: t('notes.noKeys') }
      const { added, kept } = await addStoredKeys(keys)
      if (kept === 0) return { note: t('notes.added', { count: added }) }
      return { note: t('notes.kept', { added, kept }) }
    }),
  )
  const forget = useHandler(({ stored: key, name }: NamedKey) =>
    attempt(async () => {
      await removeKeys([key.slug])
      const undo = () =>
        void attempt(async () => {
          await storeKeys([key])
          return { note: t('notes.back', { name }) }
        })
      return { note: t('notes.forgotten', { name }), undo }
    }),
  )
  const exportOne = useHandler((key: StoredKey, format: DataFormat) =>
    attempt(async () => {
      const exported = await fetchCodeExport(key, format)
      if (!exported) return { note: t('notes.notExported') }
      saveFile(exported.bytes, exported.mediaType, exported.name)
      return { note: shared('exported', { count: 1 }) }
    }),
  )
  const exportAll = useHandler((keys: readonly StoredKey[], format: DataFormat) =>
    attempt(async () => {
      setOutcome({ note: t('notes.exporting', { count: keys.length }) })
      const { archive, done, failed } = await exportCodes(keys, format)
      if (done > 0) saveFile(archive, 'application/zip', `qr-codes-${today()}-${format}.zip`)
      if (failed > 0) return { note: t('notes.partlyExported', { done, failed }) }
      return { note: shared('exported', { count: done }) }
    }),
  )
  const exportKeys = useHandler((keys: readonly StoredKey[]) => {
    saveKeys(keys)
    void markBackup(keys.map(({ slug }) => slug))
    setOutcome({ note: t('notes.keysExported', { count: keys.length }) })
  })

  const act = useMemo(
    (): CodeActions => ({
      change,
      remove: (listed) => setDialog({ does: 'remove', named: nameKey(listed) }),
      saveKey: (listed) => setDialog({ does: 'save', named: nameKey(listed) }),
      addKeys,
      exportOne,
      exportAll,
      exportKeys,
    }),
    [change, addKeys, exportOne, exportAll, exportKeys],
  )
  const close = () => setDialog(undefined)
  const dialogs = {
    saving: dialog?.does === 'save' ? dialog.named : undefined,
    removing: dialog?.does === 'remove' ? dialog.named : undefined,
    close,
    /** Saves the key that was to be removed. */
    saveFirst: () => dialog && setDialog({ ...dialog, does: 'save' }),
    confirmRemoval: () => {
      if (dialog) void forget(dialog.named)
      close()
    },
  }
  return { act, outcome, setOutcome, dialogs }
}

function nameKey(listed: OwnCode): NamedKey {
  const { key, state } = listed
  const link =
    state.is === 'ready'
      ? state.code.link
      : (location.origin + paths.hostedPage(key.slug)).toUpperCase()
  return { stored: key, name: findCodeName(listed), link }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
