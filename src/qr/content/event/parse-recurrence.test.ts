import { describe, expect, it } from 'vitest'
import { findRepetition } from './parse-event'
import { parseRecurrence } from './parse-recurrence'

describe('parseRecurrence', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,FR;INTERVAL=2', { frequency: 'WEEKLY', interval: 2, weekdays: [1, 5] }],
    ['FREQ=YEARLY', { frequency: 'YEARLY', interval: 1, rest: '' }],
    ['FREQ=DAILY;COUNT=10', { count: 10 }],
    ['FREQ=DAILY;UNTIL=20271224T000000Z', { until: '2027-12-24' }],
    ['FREQ=DAILY;UNTIL=20279999', { rest: 'UNTIL=20279999' }],
    ['FREQ=MONTHLY;BYDAY=2MO', { weekdays: [], rest: 'BYDAY=2MO' }],
  ])('reads %s', (rule, expected) => {
    expect(parseRecurrence(rule)).toMatchObject(expected)
  })

  it.each(['FREQ=SECONDLY', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;COUNT=x', '', 'a'.repeat(600)])(
    'refuses %s',
    (rule) => {
      expect(parseRecurrence(rule)).toBeUndefined()
    },
  )

  it.each([
    ['TZID=America/New_York:20270401T090000', '20270502T035959Z', '2027-05-01'],
    ['TZID=Asia/Tokyo:20270401T070000', '20270430T220000Z', '2027-05-01'],
    ['TZID=America/New_York:20270401T090000', '20270501', '2027-05-01'],
    ['VALUE=DATE:20270401', '20270501T000000Z', '2027-05-01'],
  ])('ends on a day of the zone of its start: %s until %s', (start, end, until) => {
    const event = `BEGIN:VEVENT\nDTSTART;${start}\nRRULE:FREQ=DAILY;UNTIL=${end}\nEND:VEVENT`
    expect(findRepetition(event)?.rule?.until).toBe(until)
  })

  it('belongs to the event, not to its alarm', () => {
    const event = 'BEGIN:VEVENT\nDTSTART:20270101\nRRULE:FREQ=DAILY\nEND:VEVENT'
    expect(findRepetition(event)?.rule?.frequency).toBe('DAILY')
    expect(findRepetition('BEGIN:VEVENT\nDTSTART:20270101\nEND:VEVENT')).toBeUndefined()
  })
})
