import { describe, expect, it } from 'vitest'
import type { PageDraft } from '@/qr/content'
import { describeEventTimes } from './describe-event-times'

const now = new Date('2027-01-01T12:00Z')
const describeIn = (ownZone: string, fields: Partial<PageDraft>) =>
  describeEventTimes(
    {
      type: 'event',
      startDate: '2027-05-14',
      startTime: '09:30',
      timeZone: 'Europe/Lisbon',
      ...fields,
    },
    { locale: 'de', ownZone, now },
  )

describe('describeEventTimes', () => {
  it('says the time in UTC, and on the own clock where it shows another', () => {
    expect(describeIn('Europe/Lisbon', {})).toEqual({ isPast: false, inUtc: '14.05.2027, 08:30' })
    expect(describeIn('Asia/Tokyo', {})?.onOwnClock).toBe('14.05.2027, 17:30')
    expect(describeIn('Europe/London', {})?.onOwnClock).toBeUndefined()
  })

  it('spans until the end, over midnight too', () => {
    expect(describeIn('Europe/Lisbon', { endTime: '18:00' })?.inUtc).toMatch(/08:30.+17:00/)
    const night = describeIn('Europe/Lisbon', { endDate: '2027-05-15', endTime: '02:00' })
    expect(night?.inUtc).toMatch(/14\.05\.2027, 08:30.+15\.05\.2027, 01:00/)
  })

  it('notices what lies in the past', () => {
    expect(describeIn('UTC', { startDate: '2026-12-31' })?.isPast).toBe(true)
    expect(
      describeIn('UTC', { startDate: '2026-12-31', endDate: '2027-01-02', endTime: '10:00' })
        ?.isPast,
    ).toBe(false)
    expect(describeIn('UTC', { allDay: true, startDate: '2027-01-01' })).toEqual({ isPast: false })
    expect(describeIn('UTC', { allDay: true, startDate: '2026-12-31' })).toEqual({ isPast: true })
  })

  it('says what becomes of a time that clocks leave out', () => {
    const spring = { startDate: '2027-03-28', startTime: '01:30' }
    expect(describeIn('UTC', spring)?.insteadOfSkipped).toBe('02:30')
    expect(describeIn('UTC', { ...spring, startTime: '02:30' })?.insteadOfSkipped).toBeUndefined()
  })

  it('says nothing before there is a start', () => {
    expect(describeIn('UTC', { startTime: '' })).toBeUndefined()
    expect(describeIn('UTC', { startDate: '' })).toBeUndefined()
    expect(describeIn('UTC', { timeZone: '' })).toBeUndefined()
    expect(describeIn('UTC', { startDate: 'soon' })).toBeUndefined()
  })
})
