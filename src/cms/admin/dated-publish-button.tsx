'use client'

import { Button, toast, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { announceChange, useRequest } from '@/desk/admin/requests/use-request'
import { useFormActions } from '@/desk/admin/use-form-actions'
import { defaultLocale } from '@/i18n/locales'
import { formatLocalTime } from './time-zone'
import { useSchedule } from './use-schedule'
import { useTexts } from './use-texts'

type Props = { children: ReactNode }

/** The given button, or one that schedules while the date of an article is in the future. */
export function DatedPublishButton({ children }: Props) {
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug === 'posts' ? <PostButton>{children}</PostButton> : children
}

function PostButton({ children }: Props) {
  const t = useTexts()
  const { i18n } = useTranslation()
  const { saveDraft } = useFormActions(t('schedule.failed'))
  const { send } = useRequest(t('schedule.failed'))
  const written = useFormFields(([fields]) => fields.publishedAt?.value)
  const stored = useSchedule()?.dateAhead
  const { document, isSaved, locale } = useEditedDocument()
  const [isBusy, setBusy] = useState(false)
  // The date is edited in English; the server determines the date that applies to other languages.
  const date = locale === defaultLocale ? written : stored
  const at = typeof date === 'string' || date instanceof Date ? new Date(date) : undefined
  if (!isSaved || !at || at.getTime() <= Date.now()) return children

  async function schedule() {
    setBusy(true)
    const saved = await saveDraft()
    const body = { action: 'publish', locales: [locale] }
    const scheduled = saved && (await send('POST /:document/schedule', { document, body }))
    setBusy(false)
    if (!scheduled || !at) return
    announceChange(`${document}/schedule`)
    toast.success(`${t('schedule.done')} ${formatLocalTime(at.toISOString(), i18n.language)}`)
  }

  return (
    <Button
      id="action-schedule"
      size="medium"
      margin={false}
      disabled={isBusy}
      tooltip={t('schedule.byDateLead')}
      onClick={schedule}
    >
      {t('schedule.byDate')}
    </Button>
  )
}
