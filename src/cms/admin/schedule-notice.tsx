import type { ServerProps } from 'payload'
import { DocumentSchedule } from './document-schedule'
import { scheduleTexts } from './schedule-texts'

/** Shows what is scheduled for a document above its form, and what failed. */
export function ScheduleNotice({ i18n }: ServerProps) {
  return <DocumentSchedule texts={scheduleTexts(i18n.language)} />
}
