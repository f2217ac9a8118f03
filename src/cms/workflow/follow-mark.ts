import type { PayloadRequest } from 'payload'
import type { Entity } from '@/desk/documents/entity'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { recordActivity } from './activity/record-activity'
import { approveUpToDate } from './work'

/** Follows translations that were marked as up to date: one, or several for a change of English. */
export async function followMark(
  entity: Entity,
  req: PayloadRequest,
  [locale = defaultLocale, ...others]: readonly Locale[],
): Promise<void> {
  await approveUpToDate(entity, req)
  await recordActivity(
    entity,
    others.length > 0
      ? { action: 'markedUnaffected', locale: defaultLocale }
      : { action: 'markedUpToDate', locale },
    req,
  )
}
