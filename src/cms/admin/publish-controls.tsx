'use client'

import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useHotkey,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import { FormNotice } from '@/desk/admin/form-notice'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { useRequest } from '@/desk/admin/requests/use-request'
import { useFormActions } from '@/desk/admin/use-form-actions'
import type { PublishedRow } from '@/desk/documents/all-locales'
import { languageNames } from '@/i18n/language-names'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { DatedPublishButton } from './dated-publish-button'
import parts from './hidden-parts.module.css'
import { type LanguageChoice, LanguageDialog } from './language-dialog'
import { useTexts } from './use-texts'
import { ReviewButton } from './workflow/review-button'

type Props = {
  /** Whether the role of the user publishes approved texts only. */
  needsReview: boolean
}

/** The button that publishes the edited language, and the list of all languages. */
export function PublishControls({ needsReview }: Props) {
  const t = useTexts()
  const { hasPublishPermission, setMostRecentVersionIsAutosaved } = useDocumentInfo()
  const { document, locale } = useEditedDocument()
  const { send } = useRequest(t('publication.failed'))
  const { getData } = useForm()
  const { openModal } = useModal()
  const actions = useFormActions(t('publication.failed'))
  const [choice, setChoice] = useState<LanguageChoice>()
  const [removed, setRemoved] = useState<PublishedRow[]>([])
  const [isPressed, setPressed] = useState(false)
  const slug = useId()
  const [listSlug, removalSlug] = [`languages-${slug}`, `removal-${slug}`]

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void actions.saveDraft({ isQuiet: false })
  })

  // Payload's action for all languages at once would unpublish finished translations; the list of
  // languages replaces it. Rows of lists are accepted in English only.
  const style = (
    <>
      <span hidden className={parts.form} />
      {locale !== defaultLocale && (
        <FormNotice>
          <span className={parts.translation}>{t('refusals.shared')}</span>
        </FormNotice>
      )}
    </>
  )
  if (!hasPublishPermission) return style

  async function open(isLater: boolean) {
    // Unmounts the dialog, which drops its previous selection.
    setChoice(undefined)
    if (!(await actions.saveDraft())) return
    const found = await send('GET /:document/languages', { document })
    if (!found) return
    const chosen = isLater && isLocale(locale) ? [locale] : []
    setChoice({ languages: found.languages, chosen, isLater })
    openModal(listSlug)
  }

  /** Carries out a press on the button, however long the saves that run take. */
  async function press(isConfirmed: boolean) {
    if (isPressed) return
    setPressed(true)
    await actions.waitForSaves()
    const isPublished = (isConfirmed || (await confirmRemoval())) && (await actions.publish())
    if (isPublished) setMostRecentVersionIsAutosaved(false)
    setPressed(false)
  }

  /** Requests confirmation if publishing English removes sections that other languages show. */
  async function confirmRemoval(): Promise<boolean> {
    if (locale !== defaultLocale) return true
    const found = await send('GET /:document/languages', { document })
    if (!found) return false
    const written = JSON.stringify(getData())
    const gone = found.rows.filter(
      (row) => row.locales.length > 0 && !written.includes(JSON.stringify(row.id)),
    )
    setRemoved(gone)
    if (gone.length > 0) openModal(removalSlug)
    return gone.length === 0
  }

  const button = (
    <DatedPublishButton>
      <PressButton
        language={languageNames[locale] ?? locale}
        isPressed={isPressed}
        isSaving={actions.isSaving}
        onPress={() => press(false)}
      />
    </DatedPublishButton>
  )
  return (
    <>
      {style}
      <div style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => open(false)}>
          {t('publication.open')}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => open(true)}>
          {t('schedule.open')}
        </Button>
        {needsReview ? <ReviewButton>{button}</ReviewButton> : button}
      </div>
      {choice && <LanguageDialog slug={listSlug} choice={choice} />}
      <ConfirmationModal
        modalSlug={removalSlug}
        heading={t('publication.removedTitle')}
        confirmLabel={t('publication.removedConfirm')}
        body={<RemovedRows rows={removed} />}
        onConfirm={() => press(true)}
      />
    </>
  )
}

type PressProps = {
  language: string
  isPressed: boolean
  isSaving: boolean
  onPress: () => void
}

/**
 * Publishes the edited language. Payload's button is disabled while a save runs, and a press during
 * which the button is disabled does nothing; this one accepts it.
 */
function PressButton({ language, isPressed, isSaving, onPress }: PressProps) {
  const { hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const { disabled } = useForm()
  const isInitializing = useFormInitializing()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const { t } = useTranslation()
  const hasChanges = isModified || isSaving || unpublishedVersionCount > 0 || !hasPublishedDoc
  const isLocked = isProcessing || isInitializing || disabled || uploadStatus === 'uploading'
  return (
    <Button
      id="action-save"
      size="medium"
      margin={false}
      disabled={isPressed ? false : isLocked || !hasChanges}
      extraButtonProps={{ 'aria-busy': isPressed }}
      onClick={onPress}
    >
      {isPressed ? t('general:submitting') : t('version:publishIn', { locale: language })}
    </Button>
  )
}

function RemovedRows({ rows }: { rows: PublishedRow[] }) {
  const t = useTexts()
  return (
    <>
      <p>{t('publication.removedText')}</p>
      <ul>
        {rows.map(({ id, label, locales }) => (
          <li key={id}>
            {label} ({locales.map((code) => languageNames[code]).join(', ')})
          </li>
        ))}
      </ul>
    </>
  )
}
