import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeView } from '@/codes/code-view'
import { editCode } from '@/tools/shared/dynamic/code-client'
import { keepKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemWords } from '@/tools/shared/dynamic/use-problem-words'
import type { Meeting } from './conflict-dialog'
import type { Editing } from './edit-context'
import { type Editable, editableOf, tidyEditable } from './editable'
import { type Issue, readIssues } from './find-issues'
import { mergeValues } from './merge-values'

type Saving = Pick<Editing, 'owned' | 'saved' | 'edited' | 'uploads' | 'say'> & {
  onSaved: (code: CodeView, sent: Editable) => void
  onIssues: (issues: readonly Issue[]) => void
}

/**
 * Saves what is edited, unless someone else has saved meanwhile: then both are brought together.
 */
export function useSave({ owned, saved, edited, uploads, say, onSaved, onIssues }: Saving) {
  const t = useTranslations('myCodes.edit.saving')
  const problemWords = useProblemWords()
  const [isSaving, setSaving] = useState(false)
  const [meeting, setMeeting] = useState<Meeting>()

  const send = async (sent: Editable, revision: number) => {
    const { document, name, timeZone } = tidyEditable(sent)
    const uses = Object.values(document.languages).flatMap(({ files }) => files)
    const cover = document.look.coverFileId
    const coverUse = cover ? [{ id: cover, role: 'photo' as const, caption: '' }] : []
    if (!(await uploads.settle([...uses, ...coverUse]))) return say(t('filesMissing'), 'warn')
    const answer = await editCode(owned, { revision, document, name, timeZone })
    if (answer.ok) {
      keepName(answer.body)
      onSaved(answer.body, sent)
      return say(t('saved'), 'good')
    }
    const { problem } = answer
    if (problem?.key === 'changed' && problem.current) {
      const code = problem.current as CodeView
      return setMeeting({ code, ...mergeValues(editableOf(saved), sent, editableOf(code)) })
    }
    if (problem) onIssues(readIssues(problem))
    say(problemWords(problem), 'bad')
  }
  /** What it is called in the list while there is no connection. */
  const keepName = ({ name }: CodeView) => {
    if (name) keepKeys([{ ...owned, name, addedAt: Date.now() }]).catch(() => {})
  }
  const save = async (sent = edited, revision = saved.revision) => {
    setSaving(true)
    await send(sent, revision).finally(() => setSaving(false))
  }
  return { save, isSaving, meeting, endMeeting: () => setMeeting(undefined) }
}
