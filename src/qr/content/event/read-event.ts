import { type ContentOf, contentTitle } from '../content'
import type { ContentReader, ScannedCode } from '../content-reader'
import type { ResultRow } from '../result-row'
import { openTab, type ScanAction } from '../scan-action'
import { calendarFile } from './calendar-file'
import { calendarLinks } from './calendar-links'
import { findEventTimes } from './find-event-times'
import { findRecurrence, parseEvent } from './parse-event'

export const eventReader: ContentReader<ContentOf<'event'>> = {
  parse: parseEvent,
  isTelling: true,
  isLenient: true,
  localSample: ({ event: [title, location, timeZone] }) => ({ title, location, timeZone }),
  otherSample: { startDate: '2027-05-15' },
  summary: contentTitle,
  omitted: ['allDay', 'startDate', 'startTime', 'endDate', 'endTime', 'timeZone', 'eventFormat'],
  hasCopyButtons: false,
  arrangeRows: (rows, event, _, text) => [
    ...rows.slice(0, 1),
    ...listTimes(event),
    ...listRecurrence(text),
    ...rows.slice(1),
  ],
  actions: listEventActions,
}

function listEventActions(event: ContentOf<'event'>, { text, bytes }: ScannedCode): ScanAction[] {
  const links = calendarLinks(event)
  const id = `${[...bytes].reduce((hash, byte) => (hash * 31 + byte) >>> 0, 7).toString(36)}@qr`
  const data = calendarFile(text, { now: new Date(), id })
  return [
    {
      ...{ kind: 'save', name: 'saveEvent', words: [event.title], extension: 'ics' },
      ...{ mimeType: 'text/calendar', data },
    },
    ...(links
      ? [openTab('googleCalendar', links.google), openTab('outlookCalendar', links.outlook)]
      : []),
  ]
}

function listRecurrence(text: string): ResultRow[] {
  const rule = findRecurrence(text)
  return rule
    ? [{ label: { kind: 'own', name: 'repeats' }, value: { kind: 'recurrence', rule } }]
    : []
}

function listTimes(event: ContentOf<'event'>): ResultRow[] {
  const times = findEventTimes(event)
  if (!times) return []
  const when = (name: 'when' | 'whenThere', timeZone?: string): ResultRow => ({
    label: { kind: 'own', name },
    value: { kind: 'moment', ...times, ...(timeZone && { timeZone }) },
  })
  const isElsewhere = !times.isAllDay && event.timeZone !== 'UTC'
  return isElsewhere ? [when('when'), when('whenThere', event.timeZone)] : [when('when')]
}
