'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'

/** A date in the format of the admin's lists. */
export function ShownDate({ date }: { date: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  return <time dateTime={date}>{formatDate({ date, i18n, pattern: config.admin.dateFormat })}</time>
}
