'use client'

import type { ScheduleTexts } from './schedule-texts'
import { ScheduledList } from './scheduled-list'
import { announceSchedule, useSchedule } from './use-schedule'

export function DocumentSchedule({ texts }: { texts: ScheduleTexts }) {
  const changes = useSchedule()?.changes ?? []
  return (
    <ScheduledList
      changes={changes}
      texts={texts}
      title={texts.changes}
      withTitles={false}
      onRemoved={announceSchedule}
    />
  )
}
