'use client'

import { FormNotice } from './form-notice'
import { useEditedDocument } from './requests/use-edited-document'
import { announceChange } from './requests/use-request'
import type { ScheduleTexts } from './schedule-texts'
import { ScheduledList } from './scheduled-list'
import { useSchedule } from './use-schedule'

/** A longer list is closed at first, because the bar of the form remains visible. */
const shownAtFirst = 4

export function DocumentSchedule({ texts }: { texts: ScheduleTexts }) {
  const { document } = useEditedDocument()
  const changes = useSchedule()?.changes ?? []
  if (changes.length === 0) return null
  const hasFailed = changes.some(({ state }) => state === 'failed')
  return (
    <FormNotice>
      <details className="form-schedule" open={hasFailed || changes.length <= shownAtFirst}>
        <summary>
          {texts.changes} ({changes.length})
        </summary>
        <ScheduledList
          changes={changes}
          texts={texts}
          title={texts.changes}
          withTitles={false}
          onRemoved={() => announceChange(`${document}/schedule`)}
        />
      </details>
    </FormNotice>
  )
}
