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
 * Selectors of Payload's actions for all languages at once, which would publish unfinished
 * translations and unpublish finished ones. The list of languages replaces them.
 */
const replacedItems = '#action-save-popup, #action-unpublish'

/**
 * Selectors of the controls that change the rows of a list, which the server accepts in English
 * only.
 */
const rowControls =
  '.array-actions, .array-field__add-row, .blocks-field__drawer-toggler, .clipboard-action, .collapsible__drag'

export function PublishControls({ texts, schedule, names }: Props) {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { getData } = useForm()
  const { openModal, closeModal } = useModal()
  const [languages, setLanguages] = useState<Language[]>()
  const [removed, setRemoved] = useState<PublishedRow[]>([])
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
  const request: LanguagesRequest = (init) =>
    requestLanguages(`${config.routes.api}${path}/languages`, texts.failed, init)

  async function open() {
    // Unmounts the list, which drops its previous selection.
    setLanguages(undefined)
    const found = await request()
    if (!found) return
    setLanguages(found.languages)
    openModal(listSlug)
  }

  function finish(isPublic: boolean) {
    toast.success(isPublic ? texts.done : schedule.byDateLead)
    closeModal(listSlug)
    window.location.reload()
  }

  /** Requests confirmation if publishing English removes sections that other languages show. */
  async function confirmRemoval(event: MouseEvent<HTMLDivElement>) {
    const button = (event.target as Element).closest<HTMLButtonElement>('#action-save')
    if (!button || button.disabled || locale !== defaultLocale || (!id && !globalSlug)) return
    if (isConfirmed.current) {
      isConfirmed.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const found = await request()
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
      <div onClickCapture={confirmRemoval} style={{ display: 'flex', gap: '0.5rem' }}>
        {(id || globalSlug) && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={open}>
            {texts.open}
          </Button>
        )}
        <ScheduleControls texts={schedule} names={names} />
        <DatedPublishButton texts={schedule} />
      </div>
      <Drawer slug={listSlug} title={texts.title}>
        {languages && (
          <LanguageList {...{ languages, texts, names, request }} onPublished={finish} />
        )}
      </Drawer>
      <ConfirmationModal
        modalSlug={removalSlug}
        heading={texts.removedTitle}
        confirmLabel={texts.removedConfirm}
        body={<RemovedRows rows={removed} texts={texts} names={names} />}
        onConfirm={() => confirm()}
      />
    </>
  )
}

type RemovedProps = Pick<Props, 'texts' | 'names'> & { rows: PublishedRow[] }

function RemovedRows({ rows, texts, names }: RemovedProps) {
  return (
    <>
      <p>{texts.removedText}</p>
      <ul>
        {rows.map(({ id, label, locales }) => (
          <li key={id}>
            {label} ({locales.map((code) => names[code]).join(', ')})
          </li>
        ))}
      </ul>
    </>
  )
}

type LanguagesRequest = (init?: RequestInit) => Promise<Languages | undefined>

/** Reports a failure to the editor and returns undefined. */
async function requestLanguages(
  url: string,
  failed: string,
  init?: RequestInit,
): Promise<Languages | undefined> {
  try {
    const answer = await fetch(url, { credentials: 'include', ...init })
    const body = await answer.json()
    if (answer.ok) return body as Languages
    const [error] = body.errors ?? []
    // An error response lists the invalid fields in its data.
    toast.error(error?.data?.errors?.[0]?.message ?? error?.message ?? failed)
  } catch {
    toast.error(failed)
  }
  return undefined
}

type ListProps = Pick<Props, 'texts' | 'names'> & {
  languages: Language[]
  request: LanguagesRequest
  onPublished: (isPublic: boolean) => void
}

function LanguageList({ languages, texts, names, request, onPublished }: ListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    const found = await request({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locales: [...chosen] }),
    })
    setBusy(false)
    if (!found) return
    onPublished(
      found.languages.every(({ locale, state }) => !chosen.has(locale) || state === 'published'),
    )
  }

  return (
    <>
      <p style={{ marginBlock: '1rem' }}>{texts.lead}</p>
      <ul style={{ listStyle: 'none', padding: 0, marginBlockEnd: '1.5rem' }}>
        {languages.map(({ locale, state, missing }) => (
          <li key={locale} style={{ paddingBlock: '0.5rem' }} data-language={locale}>
            <CheckboxInput
              checked={chosen.has(locale)}
              readOnly={missing.length > 0 || state === 'published'}
              label={`${names[locale]}: ${texts[state]}`}
              name={`language-${locale}`}
              id={`language-${locale}`}
              onToggle={() => {
                const toggled = new Set(chosen)
                if (!toggled.delete(locale)) toggled.add(locale)
                setChosen(toggled)
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
    </>
  )
}
