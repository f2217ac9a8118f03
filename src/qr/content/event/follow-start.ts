import type { PageDraft } from '../page-content'

const hourMs = 3_600_000

/**
 * Adds the resulting change of the end to a change of an event's start. The duration is constant
 * when the start moves; the end is set to one hour later when the start is complete for the first
 * time. An end that the user cleared stays empty.
 */
export function followStart(draft: PageDraft, change: Partial<PageDraft>): Partial<PageDraft> {
  if (draft.type !== 'event' || !('startDate' in change || 'startTime' in change)) return change
  const changed = { ...draft, ...change } as PageDraft
  const isAllDay = changed.allDay === true
  const before = startMs(draft, isAllDay)
  const start = startMs(changed, isAllDay)
  if (start === undefined) return change
  const end = movedEnd(draft, isAllDay, before, start)
  if (end === undefined) return change
  const [endDate = '', endTime = ''] = new Date(end).toISOString().slice(0, 16).split('T')
  const isShort = !draft.endDate && endDate === changed.startDate
  return { ...change, ...(!isShort && { endDate }), ...(!isAllDay && { endTime }) }
}

function movedEnd(
  { startDate, endDate, endTime }: PageDraft,
  isAllDay: boolean,
  before: number | undefined,
  start: number,
): number | undefined {
  if (isAllDay ? !endDate : !endTime) {
    return isAllDay || endDate || before !== undefined ? undefined : within(start + hourMs)
  }
  const end = clockMs(endDate || startDate, isAllDay ? '00:00' : endTime)
  if (end === undefined || before === undefined || end < before) return undefined
  return within(start + end - before)
}

function startMs({ startDate, startTime }: PageDraft, isAllDay: boolean): number | undefined {
  return clockMs(startDate, isAllDay ? '00:00' : startTime)
}

/** Milliseconds of a local date and time without regard to daylight saving time. */
function clockMs(date: unknown, time: unknown): number | undefined {
  const ms = date && time ? Date.parse(`${date}T${time}Z`) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}

/** Rejects years outside of 1 to 9999, which occur while a year is being typed. */
function within(ms: number): number | undefined {
  const year = new Date(ms).getUTCFullYear()
  return year > 0 && year <= 9999 ? ms : undefined
}
