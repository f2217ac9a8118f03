import type { ServerProps } from 'payload'
import { calendarPath } from '@/cms/admin/admin-paths'
import { getTexts } from '@/cms/admin/get-texts'
import { ScheduledList } from '@/cms/admin/scheduled-list'
import { findPlan } from '@/cms/schedule/find-plan'
import { Card } from './card'
import { requestOf } from './request-of'

/** What is scheduled next, and what was published or unpublished on schedule. */
export async function ScheduledCard(props: ServerProps) {
  const t = getTexts(props.i18n)
  const changes = await findPlan(await requestOf(props))
  const calendar = { href: calendarPath, label: t('calendar.title') }
  if (changes.length === 0)
    return (
      <Card title={t('schedule.changes')} all={calendar}>
        <p>{t('dashboard.nothingScheduled')}</p>
      </Card>
    )
  return <ScheduledList changes={changes} title={t('schedule.changes')} all={calendar} withTitles />
}
