'use client'

import {
  Button,
  CheckboxInput,
  ConfirmationModal,
  Drawer,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { type MouseEvent, useId, useRef, useState } from 'react'
import type { PublishedRow } from '@/cms/publication/all-locales'
import type { Language, Languages } from '@/cms/publication/languages'
import { defaultLocale } from '@/i18n/locales'
import { DatedPublishButton } from './dated-publish-button'
import { FormNotice } from './form-notice'
import { ScheduleControls } from './schedule-controls'
import type { ScheduleTexts } from './schedule-texts'

type Text =
  | Language['state']
  | 'done'
  | 'failed'
  | 'lead'
  | 'missing'
  | 'open'
  | 'publish'
  | 'removedConfirm'
  | 'removedText'
  | 'removedTitle'
  | 'shared'
  | 'title'

type Props = {
  texts: Record<Text, string>
  schedule: ScheduleTexts
  /** Names of the languages, by code. */
  names: Record<string, string>
}

/**
 * What Payload offers for all languages at once: it would publish unfinished translations and take
 * finished ones down, so the list of languages replaces it.
 */
const replacedItems = '#action-save-popup, #action-unpublish'

/** What changes the rows of a list, which the server accepts in English only. */
const rowControls =
  '.array-actions, .array-field__add-row, .blocks-field__drawer-toggler, .clipboard-action, .collapsible__drag'

export function PublishControls({ texts, schedule, names }: Props) {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { getData } = useForm()
  const { openModal, closeModal } = useModal()
  const [languages, setLanguages] = useState<Language[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<PublishedRow[]>([])
  const [isBusy, setBusy] = useState(false)
  const isConfirmed = useRef(false)
  const slug = useId()
  const [listSlug, removalSlug] = [`languages-${slug}`, `removal-${slug}`]

  const hidden = locale === defaultLocale ? replacedItems : `${replacedItems}, ${rowControls}`
  const style = (
    <>
      <style>{`${hidden} { display: none }`}</style>
      {locale !== defaultLocale && <FormNotice>{texts.shared}</FormNotice>}
    </>
  )
  if (!hasPublishPermission) return style
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`
  const url = `${config.routes.api}${path}/languages`

  async function load(init?: RequestInit): Promise<Languages | null> {
    try {
      const answer = await fetch(url, { credentials: 'include', ...init })
      const body = await answer.json()
      if (answer.ok) return body as Languages
      const [error] = body.errors ?? []
      // A refusal names the fields in its data, and what is wrong with them.
      toast.error(error?.data?.errors?.[0]?.message ?? error?.message ?? texts.failed)
      return null
    } catch {
      toast.error(texts.failed)
      return null
    }
  }

  async function open() {
    const found = await load()
    if (!found) return
    setLanguages(found.languages)
    setChosen(new Set())
    openModal(listSlug)
  }

  async function publish() {
    setBusy(true)
    const found = await load({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locales: [...chosen] }),
    })
    setBusy(false)
    if (!found) return
    const isPublic = found.languages.every(
      ({ locale: code, state }) => !chosen.has(code) || state === 'published',
    )
    toast.success(isPublic ? texts.done : schedule.byDateLead)
    closeModal(listSlug)
    window.location.reload()
  }

  /** Asks first when publishing English removes sections that other languages show. */
  async function askFirst(event: MouseEvent<HTMLDivElement>) {
    const button = (event.target as Element).closest<HTMLButtonElement>('#action-save')
    if (!button || button.disabled || locale !== defaultLocale || (!id && !globalSlug)) return
    if (isConfirmed.current) {
      isConfirmed.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const found = await load()
    if (!found) return
    const written = JSON.stringify(getData())
    const gone = found.rows.filter(
      (row) => row.locales.length > 0 && !written.includes(JSON.stringify(row.id)),
    )
    setRemoved(gone)
    if (gone.length > 0) openModal(removalSlug)
    else confirm(button)
  }

  function confirm(button = document.querySelector<HTMLButtonElement>('#action-save')) {
    isConfirmed.current = true
    button?.click()
  }

  return (
    <>
      {style}
      <div onClickCapture={askFirst} style={{ display: 'flex', gap: '0.5rem' }}>
        {(id || globalSlug) && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={open}>
            {texts.open}
          </Button>
        )}
        <ScheduleControls texts={schedule} names={names} />
        <DatedPublishButton texts={schedule} />
      </div>
      <Drawer slug={listSlug} title={texts.title}>
        <p style={{ marginBlock: '1rem' }}>{texts.lead}</p>
        <ul style={{ listStyle: 'none', padding: 0, marginBlockEnd: '1.5rem' }}>
          {languages?.map(({ locale: code, state, missing }) => (
            <li key={code} style={{ paddingBlock: '0.5rem' }} data-language={code}>
              <CheckboxInput
                checked={chosen.has(code)}
                readOnly={missing.length > 0 || state === 'published'}
                label={`${names[code]}: ${texts[state]}`}
                name={`language-${code}`}
                id={`language-${code}`}
                onToggle={() => {
                  const next = new Set(chosen)
                  if (!next.delete(code)) next.add(code)
                  setChosen(next)
                }}
              />
              {missing.length > 0 && state !== 'empty' && (
                <small style={{ paddingInlineStart: '2rem' }}>
                  {texts.missing} {missing.map(({ label }) => label).join(', ')}
                </small>
              )}
            </li>
          ))}
        </ul>
        <Button disabled={chosen.size === 0 || isBusy} onClick={publish}>
          {texts.publish}
        </Button>
      </Drawer>
      <ConfirmationModal
        modalSlug={removalSlug}
        heading={texts.removedTitle}
        confirmLabel={texts.removedConfirm}
        body={
          <>
            <p>{texts.removedText}</p>
            <ul>
              {removed.map((row) => (
                <li key={row.id}>
                  {row.label} ({row.locales.map((code) => names[code]).join(', ')})
                </li>
              ))}
            </ul>
          </>
        }
        onConfirm={() => confirm()}
      />
    </>
  )
}
