'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTexts } from '@/cms/admin/use-texts'
import { commentLimits } from '@/cms/workflow/comments/limits'
import type { WorkWish } from '@/cms/workflow/endpoints'
import type { ShownWork } from '@/cms/workflow/read-work'
import layout from '@/desk/admin/layout.module.css'
import styles from './workflow.module.css'

type Props = {
  work: ShownWork
  isBusy: boolean
  onChange: (wish: WorkWish, isPublication?: boolean) => void
}

/** The buttons for the next steps that the user is allowed. */
export function WorkActions({ work, isBusy, onChange }: Props) {
  const t = useTexts()
  const { step, hash, mayPublish, mayReview, mayWrite, needsReview } = work
  const { data } = useDocumentInfo()
  const [isReturning, setReturning] = useState(false)
  const returnButton = useRef<HTMLButtonElement>(null)
  const isDecided = step === 'in_review' || step === 'approved'
  const isPublic = data?._status === 'published'
  const button = (label: string, onClick: () => void, isPrimary = false) => (
    <Button
      buttonStyle={isPrimary ? 'primary' : 'secondary'}
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  const approve = (publish: boolean) => onChange({ action: 'approve', hash, publish }, publish)
  return (
    <>
      {needsReview && step !== 'approved' && mayWrite && <p>{t('workflow.needsReview')}</p>}
      <div className={layout.row}>
        {mayWrite &&
          !isDecided &&
          button(t('workflow.ask'), () => onChange({ action: 'ask' }), needsReview)}
        {mayReview && step !== 'approved' && step !== 'todo' && (
          <>
            {button(t('workflow.approve'), () => approve(false), step === 'in_review')}
            {mayPublish && button(t('workflow.approvePublish'), () => approve(true))}
          </>
        )}
        {/* Writers have the publish button above the form. */}
        {mayReview &&
          !mayWrite &&
          mayPublish &&
          step === 'approved' &&
          !isPublic &&
          button(t('workflow.publish'), () => approve(true), true)}
        {mayReview && isDecided && (
          <Button
            ref={returnButton}
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            extraButtonProps={{ 'aria-expanded': isReturning }}
            onClick={() => setReturning(!isReturning)}
          >
            {t('workflow.return')}
          </Button>
        )}
        {mayWrite &&
          step === 'in_review' &&
          button(t('workflow.reopen'), () => onChange({ action: 'reopen' }))}
      </div>
      {isReturning && mayReview && isDecided && (
        <ReturnForm
          isBusy={isBusy}
          onCancel={() => {
            setReturning(false)
            returnButton.current?.focus()
          }}
          onSend={(comment) => {
            setReturning(false)
            onChange({ action: 'return', comment })
          }}
        />
      )}
    </>
  )
}

function ReturnForm({
  isBusy,
  onCancel,
  onSend,
}: {
  isBusy: boolean
  onCancel: () => void
  onSend: (comment: string) => void
}) {
  const t = useTexts()
  const [comment, setComment] = useState('')
  const id = useId()
  // Not a form: the panel is inside the form of the document.
  const send = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    if (comment.trim() && !isBusy) onSend(comment)
  }
  return (
    <div className={styles.return}>
      <label htmlFor={id}>{t('workflow.returnLabel')}</label>
      <textarea
        className={layout.control}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the form appears on request
        autoFocus
        rows={4}
        maxLength={commentLimits.characters}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
        }}
      />
      <div className={layout.row}>
        <Button size="small" margin={false} disabled={isBusy || !comment.trim()} onClick={send}>
          {t('workflow.return')}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onCancel}>
          {t('workflow.cancel')}
        </Button>
      </div>
    </div>
  )
}
