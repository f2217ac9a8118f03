import type { ServerProps } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { ScheduledList } from '@/cms/admin/scheduled-list'
import { findFailedChanges } from '@/cms/schedule/find-failed-changes'
import { requestOf } from './request-of'

/** Scheduled changes that were not made, with the reasons, for those who may try them again. */
export async function FailedChangesCard(props: ServerProps) {
  const t = getTexts(props.i18n)
  const failed = await findFailedChanges(await requestOf(props))
  const own = failed.filter(({ mayCancel }) => mayCancel)
  if (own.length === 0) return null
  return <ScheduledList changes={own} title={t('calendar.failed')} tone="error" withTitles />
}
