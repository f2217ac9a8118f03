'use client'

import { Button, Drawer, useAuth, useModal } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { useRequest } from '@/cms/admin/requests/use-request'
import { LocalTime } from '@/cms/admin/time-zone'
import { formAddress } from '@/cms/admin/translation/form-address'
import type { ShownThread, ShownThreads } from '@/cms/workflow/comments/show-threads'
import layout from '../layout.module.css'
import { CommentBox } from './comment-box'
import { commentDraft } from './comment-draft'
import { useFieldName } from './use-field-name'
import styles from './workflow.module.css'
import type { WorkflowTexts } from './workflow-texts'

type Props = {
  slug: string
  texts: WorkflowTexts
  names: Record<string, string>
  threads: ShownThreads | undefined
  /** The field that a new comment is about; null for the document. */
  field: string | null
  setField: (field: string | null) => void
  onChange: (threads: ShownThreads) => void
}

/** The comments of a document, by field, and the form for a new one. */
export function CommentsDrawer({ slug, texts, names, threads, field, setField, onChange }: Props) {
  const { document, entity, id, locale } = useEditedDocument()
  const { send, isBusy } = useRequest(texts.failed)
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
    <Drawer slug={slug} title={`${texts.comments} · ${names[locale]}`}>
      <div className={`${layout.dialog} ${styles.drawer}`}>
        <CommentBox
          key={draftName}
          draftName={draftName}
          label={field ? `${texts.commentField}: ${fieldName}` : texts.commentDocument}
          submit={texts.send}
          colleagues={threads?.colleagues ?? []}
          {...{ texts, isBusy }}
          onSend={(body) => add({ field, body })}
        />
        {field && (
          <div>
            <Button buttonStyle="none" margin={false} onClick={() => setField(null)}>
              <u>{texts.commentDocument}</u>
            </Button>
          </div>
        )}
        <div className={layout.row}>
          <Toggle label={texts.showResolved} isOn={showsResolved} onChange={showResolved} />
          <Toggle label={texts.allLanguages} isOn={showsAll} onChange={showAll} />
        </div>
        {shown.length === 0 && <p>{texts.noComments}</p>}
        <ul className={layout.list}>
          {shown.map((thread) => (
            <Thread
              key={thread.id}
              {...{ thread, texts, names, isBusy, slug, add, resolve, remove }}
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

type ThreadProps = Pick<Props, 'names' | 'slug' | 'texts'> & {
  thread: ShownThread
  draftName: string
  colleagues: ShownThreads['colleagues']
  isBusy: boolean
  add: Add
  resolve: (comment: string, resolved: boolean) => void
  remove: (comment: string) => void
}

function Thread(props: ThreadProps) {
  const { thread, draftName, texts, names, colleagues, isBusy, slug, add, resolve, remove } = props
  const [isReplying, setReplying] = useState(() => Boolean(commentDraft(draftName).read()))
  const { id, comments, field, label, locale, mayResolve, path, resolvedAt, resolvedBy } = thread
  const title = field === null ? texts.wholeDocument : label
  return (
    <li className={`${layout.box} ${styles.thread}`} data-resolved={resolvedAt ? '' : undefined}>
      <div>
        <h3>{title}</h3>
        <small>
          {names[locale]}
          {field !== null && path === null && ` · ${texts.deletedField}`}
          {resolvedAt && ` · ${texts.resolvedBy} ${resolvedBy}`}
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
                aria-label={`${texts.deleteComment}: ${comment.body.slice(0, 60)}`}
                onClick={() => remove(comment.id)}
              >
                <small>
                  <u>{texts.deleteComment}</u>
                </small>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isReplying && (
        <CommentBox
          label={`${texts.reply}: ${title}`}
          submit={texts.reply}
          {...{ draftName, texts, colleagues, isBusy }}
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
            {texts.reply}
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
            {resolvedAt ? texts.reopenComment : texts.resolve}
          </Button>
        )}
        {path !== null && <FieldLink {...{ thread, slug, texts }} />}
      </div>
    </li>
  )
}

function FieldLink({
  thread: { field, locale },
  slug,
  texts,
}: Pick<ThreadProps, 'slug' | 'texts' | 'thread'>) {
  const { closeModal } = useModal()
  const { entity, id } = useEditedDocument()
  return (
    <Link
      href={formAddress(entity, id, locale, field)}
      prefetch={false}
      onClick={() => closeModal(slug)}
    >
      {texts.goToField}
    </Link>
  )
}
