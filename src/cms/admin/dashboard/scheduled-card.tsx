import type { ServerProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { scheduleTexts } from '@/cms/admin/schedule-texts'
import { ScheduledList } from '@/cms/admin/scheduled-list'
import { listScheduledChanges } from '@/cms/schedule/list-scheduled-changes'
import { Card } from './card'
import { requestOf } from './request-of'

/** What is scheduled, what failed and what was published or unpublished on schedule. */
export async function ScheduledCard(props: ServerProps) {
  const { language } = props.i18n
  const changes = await listScheduledChanges(await requestOf(props), language)
  const texts = scheduleTexts(language)
  if (changes.length === 0)
    return (
      <Card title={texts.changes}>
        <p>{labelFor(language, 'dashboard.nothingScheduled')}</p>
      </Card>
    )
  return <ScheduledList changes={changes} texts={texts} withTitles />
}
