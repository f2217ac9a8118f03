'use client'

import { Button, Drawer, toast, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { LocalTime } from '@/cms/admin/time-zone'
import { useTexts } from '@/cms/admin/use-texts'
import type { DraftLinkWish, ShownLink } from '@/cms/preview/endpoints'
import { linkDays, maxNoteLength } from '@/cms/preview/shared-entities'
import { NativeSelect } from '@/desk/admin/choices'
import layout from '@/desk/admin/layout.module.css'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useAnswer, useRequest } from '@/desk/admin/requests/use-request'
import { languageNames } from '@/i18n/language-names'
import { type Locale, locales } from '@/i18n/locales'
import styles from './preview.module.css'

type Props = { slug: string }

/** Creates, lists and revokes the links to the draft of a document. */
export function ShareDrawer({ slug }: Props) {
  const t = useTexts()
  const { i18n } = useTranslation()
  const { isModalOpen } = useModal()
  const isOpen = isModalOpen(slug)
  const { document } = useEditedDocument()
  const {
    answer: found,
    setAnswer,
    state,
  } = useAnswer('GET /:document/draft-links', isOpen ? { document } : undefined)
  const { send, isBusy } = useRequest(t('preview.failed'))

  async function revoke(id: string) {
    const left = await send('DELETE /:document/draft-links/:id', { document, id })
    if (!left) return
    setAnswer(left)
    toast.success(t('preview.revokedLink'))
  }

  async function create(body: DraftLinkWish) {
    const created = await send('POST /:document/draft-links', { document, body })
    if (created) setAnswer(created)
  }

  return (
    <Drawer slug={slug} title={t('preview.share')}>
      <p style={{ marginBlock: '1rem' }}>{t('preview.shareLead')}</p>
      {found && found.mine.length === 0 && <p>{t('preview.noRight')}</p>}
      {found && found.mine.length > 0 && (
        <ShareForm mine={found.mine} {...{ slug, isBusy }} onCreate={create} />
      )}
      <div role="status">{found?.url && <NewLink url={found.url} />}</div>
      <h2 style={{ fontSize: '1.1rem', marginBlock: '1.5rem 0.5rem' }}>{t('preview.links')}</h2>
      {state === 'failed' && <p role="alert">{t('preview.failed')}</p>}
      {state === 'loading' && <p role="status">{i18n.t('general:loading')}</p>}
      {found?.links.length === 0 && <p>{t('preview.none')}</p>}
      <ul className={`${layout.list} ${styles.links}`}>
        {found?.links.map((link) => (
          <LinkItem
            key={link.id}
            link={link}
            language={
              link.locales?.map((code) => languageNames[code]).join(', ') ?? t('preview.all')
            }
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

function ShareForm({ slug, mine, isBusy, onCreate }: FormProps) {
  const t = useTexts()
  const { code: edited } = useLocale()
  const mayShareAll = mine.length === locales.length
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
        {...{ label: t('preview.validFor'), name: 'days', defaultValue: 7 }}
        options={linkDays.map((days) => ({ value: `${days}`, label: t(`preview.days${days}`) }))}
      />
      {mayShareAll && (
        <NativeSelect
          label={t('preview.language')}
          value={isLimited ? 'chosen' : 'all'}
          options={[
            { value: 'all', label: t('preview.all') },
            { value: 'chosen', label: t('preview.chosen') },
          ]}
          onChoose={(value) => setLimited(value === 'chosen')}
        />
      )}
      {isLimited && (
        <fieldset className={layout.group}>
          <legend>{t('preview.chosen')}</legend>
          {mine.map((code) => (
            <label key={code} className={layout.option}>
              <input type="checkbox" name="locale" value={code} defaultChecked={code === first} />
              {languageNames[code]}
            </label>
          ))}
        </fieldset>
      )}
      <label className={layout.label}>
        {t('preview.note')}
        <input name="note" maxLength={maxNoteLength} aria-describedby={`${slug}-hint`} />
        <small id={`${slug}-hint`}>{t('preview.noteHint')}</small>
      </label>
      <Button type="submit" margin={false} disabled={isBusy}>
        {t('preview.create')}
      </Button>
    </form>
  )
}

function NewLink({ url }: { url: string }) {
  const t = useTexts()
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('preview.copied'))
    } catch {
      // Without permission, the address can be copied from its field.
      toast.error(t('preview.failed'))
    }
  }
  return (
    <div data-new-link className={`${layout.row} ${styles.created}`}>
      <p>{t('preview.created')}</p>
      <input
        className={layout.control}
        readOnly
        aria-label={t('preview.share')}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button margin={false} buttonStyle="secondary" onClick={copy}>
        {t('preview.copy')}
      </Button>
    </div>
  )
}

type ItemProps = {
  link: ShownLink
  language: string
  isBusy: boolean
  onRevoke: () => void
}

function LinkItem({ link, language, isBusy, onRevoke }: ItemProps) {
  const t = useTexts()
  const { createdBy, expiresAt, mayRevoke, note, state, usedAt } = link
  return (
    <li data-link={state} className={layout.row}>
      <div>
        <strong>{note || language}</strong>
        {note && ` · ${language}`}
        <small>
          {t('preview.status')}: {t(`preview.${state}`)} · {t('preview.expires')}:{' '}
          <LocalTime at={expiresAt} />
        </small>
        <small>
          {t('preview.used')}: {usedAt ? <LocalTime at={usedAt} /> : t('preview.never')} ·{' '}
          {t('preview.createdBy')}: {createdBy}
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
          {t('preview.revoke')}
        </Button>
      )}
    </li>
  )
}
