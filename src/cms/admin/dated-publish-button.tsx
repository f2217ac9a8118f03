'use client'

import {
  Button,
  toast,
  useDocumentInfo,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { defaultLocale } from '@/i18n/locales'
import type { ScheduleTexts } from './schedule-texts'
import { formatLocalTime } from './time-zone'
import { useFormActions } from './use-form-actions'
import { sendSchedule, useSchedule, useScheduleUrl } from './use-schedule'

type Props = { texts: ScheduleTexts; children: ReactNode }

/** The given button, or one that schedules while the date of an article is in the future. */
export function DatedPublishButton({ texts, children }: Props) {
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug === 'posts' ? <PostButton texts={texts}>{children}</PostButton> : children
}

function PostButton({ texts, children }: Props) {
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { saveDraft } = useFormActions(texts.failed)
  const written = useFormFields(([fields]) => fields.publishedAt?.value)
  const stored = useSchedule()?.dateAhead
  const url = useScheduleUrl()
  const [isBusy, setBusy] = useState(false)
  // The date is edited in English; the server determines the date that applies to other languages.
  const date = locale === defaultLocale ? written : stored
  const at = typeof date === 'string' || date instanceof Date ? new Date(date) : undefined
  if (!url || !at || at.getTime() <= Date.now()) return children
  const address = url

  async function schedule() {
    setBusy(true)
    const saved = await saveDraft()
    const wish = { action: 'publish', locales: [locale] }
    const isScheduled = saved && (await sendSchedule(address, wish, texts.failed))
    setBusy(false)
    if (isScheduled && at)
      toast.success(`${texts.done} ${formatLocalTime(at.toISOString(), i18n.language)}`)
  }

  return (
    <Button
      id="action-schedule"
      size="medium"
      margin={false}
      disabled={isBusy}
      tooltip={texts.byDateLead}
      onClick={schedule}
    >
      {texts.byDate}
    </Button>
  )
}
