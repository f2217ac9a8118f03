import { describe, expect, it } from 'vitest'
import { encodeContent } from '../content'

const party = {
  title: 'Fête',
  startDate: '2026-07-01',
  startTime: '09:30',
  timeZone: 'Europe/Paris',
}

describe('event', () => {
  it('writes times in UTC', () => {
    expect(linesOf({ ...party, endTime: '18:00' })).toEqual([
      'BEGIN:VEVENT',
      'SUMMARY:Fête',
      'DTSTART:20260701T073000Z',
      'DTEND:20260701T160000Z',
      'END:VEVENT',
    ])
  })

  it('keeps local times across the change of clocks', () => {
    expect(
      linesOf({ ...party, startDate: '2026-03-28', endDate: '2026-03-30', endTime: '09:30' }),
    ).toEqual(expect.arrayContaining(['DTSTART:20260328T083000Z', 'DTEND:20260330T073000Z']))
  })

  it('needs no end, and escapes text', () => {
    expect(
      linesOf({ ...party, title: 'a;b,c\\d:e', location: '渋谷, 東京', description: 'x\r\ny' }),
    ).toEqual([
      'BEGIN:VEVENT',
      'SUMMARY:a\\;b\\,c\\\\d:e',
      'DTSTART:20260701T073000Z',
      'LOCATION:渋谷\\, 東京',
      'DESCRIPTION:x\\ny',
      'END:VEVENT',
    ])
  })

  it('counts the last day in when it lasts all day', () => {
    const allDay = { title: 'Fête', allDay: true, startDate: '2026-12-31' }
    expect(linesOf(allDay)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    )
    expect(linesOf({ ...allDay, endDate: '2027-02-28' })).toContain('DTEND;VALUE=DATE:20270301')
  })

  it('is wrapped in a calendar when asked', () => {
    const lines = linesOf({ ...party, eventFormat: 'wrapped' })
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:Quietzone',
      'BEGIN:VEVENT',
    ])
    expect(lines.slice(-2)).toEqual(['END:VEVENT', 'END:VCALENDAR'])
  })

  it.each([
    [{ startTime: '' }, { path: 'startTime', key: 'required' }],
    [{ timeZone: '' }, { path: 'timeZone', key: 'required' }],
    [{ timeZone: 'Europe/Atlantis' }, { path: 'timeZone', key: 'timeZone' }],
    [{ startDate: '2026-02-30' }, { path: 'startDate', key: 'date' }],
    [{ startTime: '24:00' }, { path: 'startTime', key: 'time' }],
    [{ endTime: '09:00' }, { path: 'endTime', key: 'endBeforeStart' }],
    [
      { endDate: '2026-06-30', endTime: '10:00' },
      { path: 'endDate', key: 'endBeforeStart' },
    ],
    // In that night 02:30 does not exist and is moved to 03:30.
    [
      { startDate: '2026-03-29', startTime: '02:30', endTime: '03:00' },
      { path: 'endTime', key: 'endBeforeStart' },
    ],
    [{ endDate: '2026-07-02' }, { path: 'endTime', key: 'required' }],
    [
      { allDay: true, endDate: '2026-06-30' },
      { path: 'endDate', key: 'endBeforeStart' },
    ],
  ])('refuses %o', (fields, issue) => {
    expect(encodeContent({ type: 'event', ...party, ...fields })).toEqual({
      ok: false,
      issues: [issue],
    })
  })
})

function linesOf(fields: Record<string, string | boolean>): string[] {
  const result = encodeContent({ type: 'event', ...fields })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result.text.split('\r\n')
}
