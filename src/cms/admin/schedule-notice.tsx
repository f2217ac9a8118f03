import type { ServerProps } from 'payload'
import { DocumentSchedule } from './document-schedule'
import { scheduleTexts } from './schedule-texts'

/** Shows the scheduled and failed changes of a document above its form. */
export function ScheduleNotice({ i18n }: ServerProps) {
  return <DocumentSchedule texts={scheduleTexts(i18n.language)} />
}
