import { createLocalReq, type ServerProps } from 'payload'
import { listScheduledChanges } from '@/cms/schedule/list-scheduled-changes'
import { scheduleTexts } from './schedule-texts'
import { ScheduledList } from './scheduled-list'

/** The list of all scheduled changes on the dashboard. */
export async function ScheduledChanges({ i18n, payload, user }: ServerProps) {
  if (!user) return null
  const req = await createLocalReq({ user }, payload)
  const changes = await listScheduledChanges(req, i18n.language)
  return <ScheduledList changes={changes} texts={scheduleTexts(i18n.language)} withTitles />
}
