import fc from 'fast-check'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'
import type { ContentOf } from '../content'
import { anyText, block, named, optional, testRoundTrip } from '../round-trip-for-test'

const day = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = fc.nat({ max: 24 * 60 - 1 }).map((minutes) => {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
})

testRoundTrip(
  'event',
  fc.record({
    title: named(anyText(200)),
    location: anyText(200),
    description: anyText(1000),
    allDay: fc.boolean(),
    startDate: day,
    startTime: time,
    endDate: optional(day),
    endTime: optional(time),
    timeZone: fc.constantFrom('Europe/Lisbon', 'Asia/Kathmandu', 'America/New_York', 'UTC'),
    eventFormat: fc.constantFrom('bare', 'wrapped'),
  }),
  normalizeEvent,
)

function normalizeEvent(event: ContentOf<'event'>): ContentOf<'event'> {
  const { allDay, startDate, startTime, endTime, timeZone } = event
  const texts = {
    title: block(event.title),
    location: block(event.location),
    description: block(event.description),
  }
  const endDate = event.endDate || startDate
  if (allDay) {
    const days = { startTime: '', endTime: '', timeZone: '', endDate }
    return { ...event, ...texts, ...days, ...(endDate === startDate && { endDate: '' }) }
  }
  const inUtc = (local: string) => utcToLocal(localToUtc(local, timeZone), 'UTC').split('T')
  const [fromDate = '', fromTime = ''] = inUtc(`${startDate}T${startTime}`)
  const [toDate = '', toTime = ''] = endTime === '' ? [] : inUtc(`${endDate}T${endTime}`)
  return {
    ...event,
    ...texts,
    startDate: fromDate,
    startTime: fromTime,
    endDate: toDate === fromDate ? '' : toDate,
    endTime: toTime,
    timeZone: 'UTC',
  }
}
