'use client'

import { FormNotice } from '@/desk/admin/form-notice'
import { useEditedDocument } from '@/desk/admin/requests/use-edited-document'
import { announceChange } from '@/desk/admin/requests/use-request'
import { ScheduledList } from './scheduled-list'
import { useSchedule } from './use-schedule'
import { useTexts } from './use-texts'

/** A longer list is closed at first, because the bar of the form remains visible. */
const shownAtFirst = 4

/** Shows the scheduled and failed changes of a document above its form. */
export function DocumentSchedule() {
  const t = useTexts()
  const { document } = useEditedDocument()
  const changes = useSchedule()?.changes ?? []
  if (changes.length === 0) return null
  const hasFailed = changes.some(({ state }) => state === 'failed')
  return (
    <FormNotice>
      <details className="form-schedule" open={hasFailed || changes.length <= shownAtFirst}>
        <summary>
          {t('schedule.changes')} ({changes.length})
        </summary>
        <ScheduledList
          changes={changes}
          title={t('schedule.changes')}
          withTitles={false}
          onRemoved={() => announceChange(`${document}/schedule`)}
        />
      </details>
    </FormNotice>
  )
}
