'use client'

import {
  Button,
  ConfirmationModal,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { type MouseEvent, useId, useRef, useState } from 'react'
import type { PublishedRow } from '@/cms/publication/all-locales'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { DatedPublishButton } from './dated-publish-button'
import { FormNotice } from './form-notice'
import { type LanguageChoice, LanguageDialog } from './language-dialog'
import type { LanguageTexts } from './language-texts'
import { requestLanguages } from './request-languages'
import type { ScheduleTexts } from './schedule-texts'

type Props = {
  texts: LanguageTexts
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
  const { openModal } = useModal()
  const [choice, setChoice] = useState<LanguageChoice>()
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
  const url = `${config.routes.api}${path}/languages`

  async function open(isLater: boolean) {
    // Unmounts the dialog, which drops its previous selection.
    setChoice(undefined)
    const found = await requestLanguages(url, texts.failed)
    if (!found) return
    const chosen = isLater && isLocale(locale) ? [locale] : []
    setChoice({ languages: found.languages, chosen, isLater })
    openModal(listSlug)
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
    const found = await requestLanguages(url, texts.failed)
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
      <div
        onClickCapture={confirmRemoval}
        style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}
      >
        {(id || globalSlug) && (
          <>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              onClick={() => open(false)}
            >
              {texts.open}
            </Button>
            <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => open(true)}>
              {schedule.open}
            </Button>
          </>
        )}
        <DatedPublishButton texts={schedule} />
      </div>
      {choice && <LanguageDialog slug={listSlug} {...{ texts, schedule, names, url, choice }} />}
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
