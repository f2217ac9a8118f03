'use client'

import { Button, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { WorkWish } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'
import layout from '../layout.module.css'
import { request } from '../requests/request'
import { useEditedDocument } from '../requests/use-edited-document'
import { announceChange, useAnswer, useRequest } from '../requests/use-request'
import { useFormActions } from '../use-form-actions'
import { CommentsDrawer } from './comments-drawer'
import { FieldComments } from './field-comments'
import { HistoryDrawer } from './history-drawer'
import { StepMark } from './step-mark'
import { WorkActions } from './work-actions'
import styles from './workflow.module.css'
import type { WorkflowTexts } from './workflow-texts'

type Props = {
  texts: WorkflowTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

/** State, assignee and next steps of the edited language, its comments and its history. */
export function WorkPanel({ texts, names }: Props) {
  const { lastUpdateTime } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { openModal } = useModal()
  const { send, isBusy } = useRequest(texts.failed)
  const { saveDraft } = useFormActions(texts.failed)
  // Each save can change the state.
  const wish = isSaved ? { document, query: { locale } } : undefined
  const {
    answer: work,
    setAnswer,
    ...state
  } = useAnswer('GET /:document/workflow', wish, lastUpdateTime)
  const comments = useAnswer('GET /:document/comments', wish && { document }, lastUpdateTime)
  const threads = comments.answer
  /** The field that a new comment is about; null for the document. */
  const [field, setField] = useState<string | null>(null)
  const slug = useId()
  const [commentsSlug, historySlug] = [`comments-${slug}`, `history-${slug}`]

  // Who opens the document has seen the notices about it.
  useEffect(() => {
    if (isSaved) request('POST /:document/comments/read', { document }).catch(() => {})
  }, [document, isSaved])

  async function change(wish: WorkWish, isPublication = false) {
    // The next step concerns the text that the user sees.
    if (!(await saveDraft())) return
    const changed = await send('POST /:document/workflow', {
      document,
      body: { locale, ...wish },
    })
    if (changed && isPublication) return window.location.reload()
    // Another user may have changed the text or its state.
    announceChange(`${document}/workflow`)
    announceChange(`${document}/comments`)
    if (!changed) return
    toast.success(texts.done)
    setAnswer(changed)
  }

  function openComments(about: string | null) {
    setField(about)
    openModal(commentsSlug)
  }

  const open = threads?.threads.filter((one) => one.locale === locale && !one.resolvedAt) ?? []
  return (
    <section aria-label={texts.title} className={styles.work}>
      <h3>
        {texts.title} · {names[locale]}
      </h3>
      {!isSaved && <p>{texts.unsaved}</p>}
      {state.state === 'failed' && <p role="alert">{texts.failed}</p>}
      {work && (
        <>
          <p data-step={work.step} role="status">
            <StepMark step={work.step} /> <strong>{texts.steps[work.step]}</strong>
            <Deciders work={work} texts={texts} />
          </p>
          <Assignee work={work} texts={texts} isBusy={isBusy} onChange={change} />
          <WorkActions work={work} texts={texts} isBusy={isBusy} onChange={change} />
        </>
      )}
      {isSaved && (
        <div className={layout.row}>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openComments(null)}
          >
            {texts.comments} ({open.length})
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(historySlug)}
          >
            {texts.history}
          </Button>
        </div>
      )}
      <FieldComments threads={open} label={texts.commentField} onOpen={openComments} />
      <CommentsDrawer
        slug={commentsSlug}
        {...{ texts, names, threads, field, setField }}
        onChange={comments.setAnswer}
      />
      <HistoryDrawer slug={historySlug} texts={texts} names={names} />
    </section>
  )
}

function Deciders({ work, texts }: { work: ShownWork; texts: WorkflowTexts }) {
  const { step, askedBy, decidedBy } = work
  if (step === 'in_review' && askedBy)
    return (
      <small>
        {texts.askedBy} {askedBy}
      </small>
    )
  if (step === 'approved' && decidedBy)
    return (
      <small>
        {texts.approvedBy} {decidedBy}
      </small>
    )
  return null
}

type PartProps = {
  work: ShownWork
  texts: WorkflowTexts
  isBusy: boolean
  onChange: (wish: WorkWish) => void
}

/** Who works on the language. Editors choose; others assign it to themselves or unassign themselves. */
function Assignee({ work, texts, isBusy, onChange }: PartProps) {
  const { assignee, mayAssign, mayWrite, me, writers } = work
  const assign = (user: string | null) => onChange({ action: 'assign', user })
  if (mayAssign) {
    const choices = writers.some(({ id }) => id === assignee?.id) || !assignee
    return (
      <label className={`${layout.row} ${styles.assignee}`}>
        {texts.assignee}
        <select
          className={layout.control}
          value={assignee?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => assign(target.value || null)}
        >
          <option value="">{texts.noOne}</option>
          {!choices && assignee && <option value={assignee.id}>{assignee.name}</option>}
          {writers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <p className={`${layout.row} ${styles.assignee}`}>
      {texts.assignee}: {assignee?.name ?? texts.noOne}
      {mayWrite && !assignee && (
        <Button buttonStyle="none" disabled={isBusy} onClick={() => assign(me)}>
          <u>{texts.assignToMe}</u>
        </Button>
      )}
      {assignee?.id === me && (
        <Button buttonStyle="none" disabled={isBusy} onClick={() => assign(null)}>
          <u>{texts.giveBack}</u>
        </Button>
      )}
    </p>
  )
}
