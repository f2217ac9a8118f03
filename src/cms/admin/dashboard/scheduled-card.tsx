import type { ServerProps } from 'payload'
import { calendarPath } from '@/cms/admin/admin-paths'
import { labelFor } from '@/cms/admin/label'
import { scheduleTexts } from '@/cms/admin/schedule-texts'
import { ScheduledList } from '@/cms/admin/scheduled-list'
import { findPlan } from '@/cms/schedule/find-plan'
import { Card } from './card'
import { requestOf } from './request-of'

/** What is scheduled next, and what was published or unpublished on schedule. */
export async function ScheduledCard(props: ServerProps) {
  const { language } = props.i18n
  const changes = await findPlan(await requestOf(props))
  const texts = scheduleTexts(language)
  const calendar = { href: calendarPath, label: labelFor(language, 'calendar.title') }
  if (changes.length === 0)
    return (
      <Card title={texts.changes} all={calendar}>
        <p>{labelFor(language, 'dashboard.nothingScheduled')}</p>
      </Card>
    )
  return (
    <ScheduledList
      changes={changes}
      texts={texts}
      title={texts.changes}
      all={calendar}
      withTitles
    />
  )
}
