'use client'

import { useTranslation } from '@payloadcms/ui'
import { formatLocalTime, useTimeZone } from '@/cms/admin/time-zone'

/** An option that begins with a time in the time zone of the user. */
export function TimeOption({ at, label, value }: { at: string; label: string; value: string }) {
  const { i18n } = useTranslation()
  const time = useTimeZone() && formatLocalTime(at, i18n.language)
  return <option value={value}>{[time, label].filter(Boolean).join(' · ')}</option>
}
