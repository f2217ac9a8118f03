'use client'

import {
  Button,
  PublishButton,
  toast,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import { defaultLocale } from '@/i18n/locales'
import type { ScheduleTexts } from './schedule-texts'
import { formatLocalTime } from './time-zone'
import { sendSchedule, useSchedule, useScheduleUrl } from './use-schedule'

/** Payload’s button, or a button that schedules while the date of an article is in the future. */
export function DatedPublishButton({ texts }: { texts: ScheduleTexts }) {
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug === 'posts' ? <PostButton texts={texts} /> : <PublishButton />
}

function PostButton({ texts }: { texts: ScheduleTexts }) {
  const { code: locale } = useLocale()
  const { i18n } = useTranslation()
  const { submit } = useForm()
  const written = useFormFields(([fields]) => fields.publishedAt?.value)
  const stored = useSchedule()?.dateAhead
  const url = useScheduleUrl()
  const [isBusy, setBusy] = useState(false)
  // The date is edited in English; the server determines the date that applies to other languages.
  const date = locale === defaultLocale ? written : stored
  const at = typeof date === 'string' || date instanceof Date ? new Date(date) : undefined
  if (!url || !at || at.getTime() <= Date.now()) return <PublishButton />
  const address = url

  async function schedule() {
    setBusy(true)
    const draft = new URL(address.replace('/schedule', ''), window.location.origin)
    for (const [name, value] of [
      ['draft', 'true'],
      ['depth', '0'],
      ['fallback-locale', 'null'],
    ] as const)
      draft.searchParams.set(name, value)
    const saved = await submit({
      action: `${draft.pathname}${draft.search}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    })
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
