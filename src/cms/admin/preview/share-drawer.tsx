'use client'

import { Button, Drawer, toast, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { NativeSelect } from '@/cms/admin/choices'
import { useEditedDocument } from '@/cms/admin/requests/use-edited-document'
import { useAnswer, useRequest } from '@/cms/admin/requests/use-request'
import { LocalTime } from '@/cms/admin/time-zone'
import type { DraftLinkWish, ShownLink } from '@/cms/preview/endpoints'
import { linkDays, maxNoteLength } from '@/cms/preview/shared-entities'
import type { Locale } from '@/i18n/locales'
import layout from '../layout.module.css'
import styles from './preview.module.css'
import type { PreviewProps } from './preview-texts'

type Props = PreviewProps & { slug: string }

/** Creates, lists and revokes the links to the draft of a document. */
export function ShareDrawer({ slug, texts, names }: Props) {
  const { t } = useTranslation()
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(slug)
  const { document } = useEditedDocument()
  const {
    answer: found,
    setAnswer,
    state,
  } = useAnswer('GET /:document/draft-links', isOpen ? { document } : undefined)
  const { send, isBusy } = useRequest(texts.failed)

  async function revoke(id: string) {
    const left = await send('DELETE /:document/draft-links/:id', { document, id })
    if (!left) return
    setAnswer(left)
    toast.success(texts.revokedLink)
  }

  async function create(body: DraftLinkWish) {
    const created = await send('POST /:document/draft-links', { document, body })
    if (created) setAnswer(created)
  }

  return (
    <Drawer slug={slug} title={texts.share}>
      <p style={{ marginBlock: '1rem' }}>{texts.shareLead}</p>
      {found && found.mine.length === 0 && <p>{texts.noRight}</p>}
      {found && found.mine.length > 0 && (
        <ShareForm mine={found.mine} {...{ slug, texts, names, isBusy }} onCreate={create} />
      )}
      <div role="status">{found?.url && <NewLink url={found.url} texts={texts} />}</div>
      <h2 style={{ fontSize: '1.1rem', marginBlock: '1.5rem 0.5rem' }}>{texts.links}</h2>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      {state === 'loading' && <p role="status">{t('general:loading')}</p>}
      {found?.links.length === 0 && <p>{texts.none}</p>}
      <ul className={`${layout.list} ${styles.links}`}>
        {found?.links.map((link) => (
          <LinkItem
            key={link.id}
            link={link}
            texts={texts}
            language={link.locales?.map((code) => names[code]).join(', ') ?? texts.all}
            isBusy={isBusy}
            onRevoke={() => revoke(link.id)}
          />
        ))}
      </ul>
    </Drawer>
  )
}

type FormProps = Props & {
  /** The languages that the user may share. */
  mine: readonly Locale[]
  isBusy: boolean
  onCreate: (wish: DraftLinkWish) => void
}

function ShareForm({ slug, mine, texts, names, isBusy, onCreate }: FormProps) {
  const { code: edited } = useLocale()
  const mayShareAll = mine.length === Object.keys(names).length
  const [isLimited, setLimited] = useState(!mayShareAll)
  const first = mine.find((code) => code === edited) ?? mine[0]

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Not part of the form of the document, which the drawer is inside for React.
    event.stopPropagation()
    const entries = new FormData(event.currentTarget)
    onCreate({
      days: Number(entries.get('days')),
      locales: isLimited ? entries.getAll('locale').map(String) : null,
      note: String(entries.get('note')),
    })
  }

  return (
    <form className={`${layout.filter} ${styles.form}`} onSubmit={create}>
      <NativeSelect
        {...{ label: texts.validFor, name: 'days', defaultValue: 7 }}
        options={linkDays.map((days) => ({ value: `${days}`, label: texts[`days${days}`] }))}
      />
      {mayShareAll && (
        <NativeSelect
          label={texts.language}
          value={isLimited ? 'chosen' : 'all'}
          options={[
            { value: 'all', label: texts.all },
            { value: 'chosen', label: texts.chosen },
          ]}
          onChoose={(value) => setLimited(value === 'chosen')}
        />
      )}
      {isLimited && (
        <fieldset className={layout.group}>
          <legend>{texts.chosen}</legend>
          {mine.map((code) => (
            <label key={code} className={layout.option}>
              <input type="checkbox" name="locale" value={code} defaultChecked={code === first} />
              {names[code]}
            </label>
          ))}
        </fieldset>
      )}
      <label className={layout.label}>
        {texts.note}
        <input name="note" maxLength={maxNoteLength} aria-describedby={`${slug}-hint`} />
        <small id={`${slug}-hint`}>{texts.noteHint}</small>
      </label>
      <Button type="submit" margin={false} disabled={isBusy}>
        {texts.create}
      </Button>
    </form>
  )
}

function NewLink({ url, texts }: { url: string; texts: PreviewProps['texts'] }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(texts.copied)
    } catch {
      // Without permission, the address can be copied from its field.
      toast.error(texts.failed)
    }
  }
  return (
    <div data-new-link className={`${layout.row} ${styles.created}`}>
      <p>{texts.created}</p>
      <input
        className={layout.control}
        readOnly
        aria-label={texts.share}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button margin={false} buttonStyle="secondary" onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  )
}

type ItemProps = {
  link: ShownLink
  texts: PreviewProps['texts']
  language: string
  isBusy: boolean
  onRevoke: () => void
}

function LinkItem({ link, texts, language, isBusy, onRevoke }: ItemProps) {
  const { createdBy, expiresAt, mayRevoke, note, state, usedAt } = link
  return (
    <li data-link={state} className={layout.row}>
      <div>
        <strong>{note || language}</strong>
        {note && ` · ${language}`}
        <small>
          {texts.status}: {texts[state]} · {texts.expires}: <LocalTime at={expiresAt} />
        </small>
        <small>
          {texts.used}: {usedAt ? <LocalTime at={usedAt} /> : texts.never} · {texts.createdBy}:{' '}
          {createdBy}
        </small>
      </div>
      {mayRevoke && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  )
}
