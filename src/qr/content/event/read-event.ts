import { type ContentOf, contentTitle } from '../content'
import type { ContentReader, ScannedCode } from '../content-reader'
import type { ResultRow } from '../result-row'
import { openTab, type ScanAction } from '../scan-action'
import { calendarFile } from './calendar-file'
import { calendarLinks } from './calendar-links'
import { findEventTimes } from './find-event-times'
import { findRepetition, parseEvent } from './parse-event'

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
    ...listRepetition(text),
    ...rows.slice(1),
  ],
  actions: listEventActions,
}

function listEventActions(event: ContentOf<'event'>, code: ScannedCode): ScanAction[] {
  const repetition = findRepetition(code.text)
  // The zone of a code's own definition is known for this date only, as an offset.
  const keepsRule = repetition?.isPlain === true && !/^(Etc\/GMT|[+-])/.test(event.timeZone)
  const links = calendarLinks(event, keepsRule ? repetition.written : '')
  return [
    saveEvent(event.title, code),
    ...(links
      ? [
          openTab(
            repetition && !keepsRule ? 'googleCalendarFirst' : 'googleCalendar',
            links.google,
          ),
          openTab(repetition ? 'outlookCalendarFirst' : 'outlookCalendar', links.outlook),
        ]
      : []),
  ]
}

/** Saves the event of a code as it stands, for whatever calendar. */
export function saveEvent(title: string, { text, bytes }: ScannedCode): ScanAction {
  const id = `${[...bytes].reduce((hash, byte) => (hash * 31 + byte) >>> 0, 7).toString(36)}@qr`
  const data = calendarFile(text, { now: new Date(), id })
  return {
    ...{ kind: 'save', name: 'saveEvent', words: [title], extension: 'ics' },
    ...{ mimeType: 'text/calendar', data },
  }
}

/** The row of how an event repeats; a rule that is not understood is shown as written. */
export function listRepetition(text: string): ResultRow[] {
  const repetition = findRepetition(text)
  if (!repetition) return []
  const { rule, written } = repetition
  return [
    {
      label: { kind: 'own', name: 'repeats' },
      value: rule ? { kind: 'recurrence', rule } : { kind: 'text', text: written },
    },
  ]
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
