'use client'

import { Button, Drawer, useAuth, useModal } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { LocalTime } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import type { ShownThread, ShownThreads } from '@/cms/workflow/comments/show-threads'
import layout from '@/desk/admin/layout.module.css'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useRequest } from '@/desk/admin/requests/use-request'
import { formAddress } from '@/desk/admin/states/form-address'
import { languageNames } from '@/i18n/language-names'
import { CommentBox } from './comment-box'
import { commentDraft } from './comment-draft'
import { useFieldName } from './use-field-name'
import styles from './workflow.module.css'

type Props = {
  slug: string
  threads: ShownThreads | undefined
  /** The field that a new comment is about; null for the document. */
  field: string | null
  setField: (field: string | null) => void
  onChange: (threads: ShownThreads) => void
}

/** The comments of a document, by field, and the form for a new one. */
export function CommentsDrawer({ slug, threads, field, setField, onChange }: Props) {
  const t = useTexts()
  const { document, entity, id, locale } = useEditedDocument()
  const { send, isBusy } = useRequest(t('translations.failed'))
  const { user } = useAuth()
  const [showsResolved, showResolved] = useState(false)
  const [showsAll, showAll] = useState(false)
  const fieldName = useFieldName(field)
  const draftName = [user?.id, entity, id, locale, field].join(' ')

  const add: Add = async (comment) => {
    const body = { ...comment, locale: comment.locale ?? locale }
    return show(await send('POST /:document/comments', { document, body }))
  }
  const resolve = async (comment: string, resolved: boolean) =>
    show(await send('PATCH /:document/comments/:id', { document, id: comment, body: { resolved } }))
  const remove = async (comment: string) =>
    show(await send('DELETE /:document/comments/:id', { document, id: comment }))

  function show(changed: ShownThreads | undefined): boolean {
    if (changed) onChange(changed)
    return Boolean(changed)
  }

  const shown = (threads?.threads ?? [])
    .filter((one) => (showsAll || one.locale === locale) && (showsResolved || !one.resolvedAt))
    // Those of the field first.
    .toSorted((a, b) => Number(b.field === field) - Number(a.field === field))
  return (
    <Drawer slug={slug} title={`${t('workflow.comments')} · ${languageNames[locale]}`}>
      <div className={`${layout.dialog} ${styles.drawer}`}>
        <CommentBox
          key={draftName}
          draftName={draftName}
          label={
            field ? `${t('workflow.commentField')}: ${fieldName}` : t('workflow.commentDocument')
          }
          submit={t('workflow.send')}
          colleagues={threads?.colleagues ?? []}
          isBusy={isBusy}
          onSend={(body) => add({ field, body })}
        />
        {field && (
          <div>
            <Button buttonStyle="none" margin={false} onClick={() => setField(null)}>
              <u>{t('workflow.commentDocument')}</u>
            </Button>
          </div>
        )}
        <div className={layout.row}>
          <Toggle label={t('workflow.showResolved')} isOn={showsResolved} onChange={showResolved} />
          <Toggle label={t('workflow.allLanguages')} isOn={showsAll} onChange={showAll} />
        </div>
        {shown.length === 0 && <p>{t('workflow.noComments')}</p>}
        <ul className={layout.list}>
          {shown.map((thread) => (
            <Thread
              key={thread.id}
              {...{ thread, isBusy, slug, add, resolve, remove }}
              draftName={`${user?.id} ${thread.id}`}
              colleagues={threads?.colleagues ?? []}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  )
}

function Toggle({
  label,
  isOn,
  onChange,
}: {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className={layout.option}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

type Add = (comment: {
  body: string
  locale?: string
  field?: string | null
  thread?: string
}) => Promise<boolean>

type ThreadProps = Pick<Props, 'slug'> & {
  thread: ShownThread
  draftName: string
  colleagues: ShownThreads['colleagues']
  isBusy: boolean
  add: Add
  resolve: (comment: string, resolved: boolean) => void
  remove: (comment: string) => void
}

function Thread(props: ThreadProps) {
  const t = useTexts()
  const { thread, draftName, colleagues, isBusy, slug, add, resolve, remove } = props
  const [isReplying, setReplying] = useState(() => Boolean(commentDraft(draftName).read()))
  const { id, comments, field, label, locale, mayResolve, path, resolvedAt, resolvedBy } = thread
  const title = field === null ? t('workflow.wholeDocument') : label
  return (
    <li className={`${layout.box} ${styles.thread}`} data-resolved={resolvedAt ? '' : undefined}>
      <div>
        <h3>{title}</h3>
        <small>
          {languageNames[locale]}
          {field !== null && path === null && ` · ${t('workflow.deletedField')}`}
          {resolvedAt && ` · ${t('workflow.resolvedBy')} ${resolvedBy}`}
        </small>
      </div>
      <ol className={layout.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <strong>{comment.author}</strong>{' '}
            <small>
              <LocalTime at={comment.at} />
            </small>
            <p>{comment.body}</p>
            {comment.mayDelete && (
              <Button
                buttonStyle="none"
                margin={false}
                disabled={isBusy}
                aria-label={`${t('workflow.deleteComment')}: ${comment.body.slice(0, 60)}`}
                onClick={() => remove(comment.id)}
              >
                <small>
                  <u>{t('workflow.deleteComment')}</u>
                </small>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isReplying && (
        <CommentBox
          label={`${t('workflow.reply')}: ${title}`}
          submit={t('workflow.reply')}
          {...{ draftName, colleagues, isBusy }}
          onSend={async (body) => {
            const isSent = await add({ locale, thread: id, body })
            if (isSent) setReplying(false)
            return isSent
          }}
        />
      )}
      <div className={layout.row}>
        {!isReplying && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => setReplying(true)}
          >
            {t('workflow.reply')}
          </Button>
        )}
        {mayResolve && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => resolve(id, !resolvedAt)}
          >
            {resolvedAt ? t('workflow.reopenComment') : t('workflow.resolve')}
          </Button>
        )}
        {path !== null && <FieldLink {...{ thread, slug }} />}
      </div>
    </li>
  )
}

function FieldLink({ thread: { field, locale }, slug }: Pick<ThreadProps, 'slug' | 'thread'>) {
  const t = useTexts()
  const { closeModal } = useModal()
  const { entity, id } = useEditedDocument()
  return (
    <Link
      href={formAddress(entity, id, locale, field)}
      prefetch={false}
      onClick={() => closeModal(slug)}
    >
      {t('workflow.goToField')}
    </Link>
  )
}
