'use client'

import { Button, toast, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import type { WorkWish } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'
import layout from '@/desk/admin/layout.module.css'
import { request } from '@/desk/admin/requests/request'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { announceChange, useAnswer, useRequest } from '@/desk/admin/requests/use-request'
import { StepMark } from '@/desk/admin/states/step-mark'
import { useFormActions } from '@/desk/admin/use-form-actions'
import { languageNames } from '@/i18n/language-names'
import { defaultLocale } from '@/i18n/locales'
import { CommentsDrawer } from './comments-drawer'
import { FieldComments } from './field-comments'
import { HistoryDrawer } from './history-drawer'
import { WorkActions } from './work-actions'
import styles from './workflow.module.css'

/** State, assignee and next steps of the edited language, its comments and its history. */
export function WorkPanel() {
  const t = useTexts()
  const { data, lastUpdateTime } = useDocumentInfo()
  const { document, isSaved, locale } = useEditedDocument()
  const { openModal } = useModal()
  const { send, isBusy } = useRequest(t('translations.failed'))
  const { saveDraft } = useFormActions(t('translations.failed'))
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
    toast.success(t('workflow.done'))
    setAnswer(changed)
  }

  function openComments(about: string | null) {
    setField(about)
    openModal(commentsSlug)
  }

  const isReady =
    work?.step === 'approved' && locale === defaultLocale && data?._status !== 'published'
  const open = threads?.threads.filter((one) => one.locale === locale && !one.resolvedAt) ?? []
  return (
    <section aria-label={t('workflow.title')} className={styles.work}>
      <h3>
        {t('workflow.title')} · {languageNames[locale]}
      </h3>
      {!isSaved && <p>{t('workflow.unsaved')}</p>}
      {state.state === 'failed' && <p role="alert">{t('translations.failed')}</p>}
      {work && (
        <>
          <p data-step={work.step} role="status">
            <StepMark step={work.step} />{' '}
            <strong>
              {isReady ? t('translations.states.ready') : t(`workflow.steps.${work.step}`)}
            </strong>
            <Deciders work={work} />
          </p>
          <Assignee work={work} isBusy={isBusy} onChange={change} />
          <WorkActions work={work} isBusy={isBusy} onChange={change} />
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
            {t('workflow.comments')} ({open.length})
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => openModal(historySlug)}
          >
            {t('workflow.history')}
          </Button>
        </div>
      )}
      <FieldComments threads={open} label={t('workflow.commentField')} onOpen={openComments} />
      <CommentsDrawer
        slug={commentsSlug}
        {...{ threads, field, setField }}
        onChange={comments.setAnswer}
      />
      <HistoryDrawer slug={historySlug} />
    </section>
  )
}

function Deciders({ work }: { work: ShownWork }) {
  const t = useTexts()
  const { step, askedBy, decidedBy } = work
  if (step === 'in_review' && askedBy)
    return (
      <small>
        {t('workflow.askedBy')} {askedBy}
      </small>
    )
  if (step === 'approved' && decidedBy)
    return (
      <small>
        {t('workflow.approvedBy')} {decidedBy}
      </small>
    )
  return null
}

type PartProps = {
  work: ShownWork
  isBusy: boolean
  onChange: (wish: WorkWish) => void
}

/** Who works on the language. Editors choose; others assign it to themselves or unassign themselves. */
function Assignee({ work, isBusy, onChange }: PartProps) {
  const t = useTexts()
  const { assignee, mayAssign, mayWrite, me, writers } = work
  const assign = (user: string | null) => onChange({ action: 'assign', user })
  if (mayAssign) {
    const choices = writers.some(({ id }) => id === assignee?.id) || !assignee
    return (
      <label className={`${layout.row} ${styles.assignee}`}>
        {t('translations.assignee')}
        <select
          className={layout.control}
          value={assignee?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => assign(target.value || null)}
        >
          <option value="">{t('workflow.noOne')}</option>
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
      {t('translations.assignee')}: {assignee?.name ?? t('workflow.noOne')}
      {mayWrite && !assignee && (
        <Button buttonStyle="none" disabled={isBusy} onClick={() => assign(me)}>
          <u>{t('workflow.assignToMe')}</u>
        </Button>
      )}
      {assignee?.id === me && (
        <Button buttonStyle="none" disabled={isBusy} onClick={() => assign(null)}>
          <u>{t('workflow.giveBack')}</u>
        </Button>
      )}
    </p>
  )
}
