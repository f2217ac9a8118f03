import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeView } from '@/codes'
import { type EditConflict, saveCode } from '@/tools/code-session/save-code'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import type { Editing } from './edit-context'
import { type Editable, editableOf, tidyEditable } from './editable'
import { type Issue, readIssues } from './find-issues'

type Saving = Pick<Editing, 'owned' | 'saved' | 'edited' | 'uploads' | 'say'> & {
  onSaved: (code: CodeView, sent: Editable) => void
  onIssues: (issues: readonly Issue[]) => void
}

/** Saves the edits, or prompts to resolve a conflict with changes saved elsewhere. */
export function useSave({ owned, saved, edited, uploads, say, onSaved, onIssues }: Saving) {
  const t = useTranslations('myCodes.edit.saving')
  const problemMessage = useProblemMessage()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<EditConflict<Editable>>()

  const send = async (sent: Editable, base: CodeView) => {
    const { document, name, timeZone } = tidyEditable(sent)
    const uses = Object.values(document.languages).flatMap(({ files }) => files)
    const { coverFileId, logoFileId, iconFileId } = document.look
    const ofStyle = [coverFileId, logoFileId, iconFileId].flatMap((id) =>
      id ? [{ id, role: 'photo' as const, caption: '' }] : [],
    )
    if (!(await uploads.settle([...uses, ...ofStyle]))) return say(t('filesMissing'), 'warn')
    const result = await saveCode({
      owned,
      saved: base,
      edited: sent,
      read: editableOf,
      write: () => ({ document, name, timeZone }),
    })
    if (result.ok) {
      storeName(result.code)
      onSaved(result.code, sent)
      return say(t('saved'), 'good')
    }
    if ('conflict' in result) return setConflict(result.conflict)
    const { problem } = result
    if (problem) onIssues(readIssues(problem))
    say(problemMessage(problem), 'bad')
  }
  /** The list shows the name while there is no connection. */
  const storeName = ({ name }: CodeView) => {
    if (name) storeKeys([{ ...owned, name, addedAt: Date.now() }]).catch(() => {})
  }
  const save = async (sent = edited, base = saved) => {
    setSaving(true)
    await send(sent, base).finally(() => setSaving(false))
  }
  return { save, isSaving, conflict, closeConflict: () => setConflict(undefined) }
}
