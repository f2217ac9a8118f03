import { describe, expect, it } from 'vitest'
import { blankPageContent, type PageDraft } from '../page-content'
import { followStart } from './follow-start'

const event = (fields: Partial<PageDraft>) =>
  ({ ...blankPageContent('event'), ...fields }) as PageDraft
const day = { startDate: '2027-05-14' }

describe('followStart', () => {
  it('gives an hour to an event whose start is known for the first time', () => {
    expect(followStart(event(day), { startTime: '09:30' })).toEqual({
      startTime: '09:30',
      endTime: '10:30',
    })
    expect(followStart(event({ startTime: '23:30' }), day)).toEqual({
      ...day,
      endDate: '2027-05-15',
      endTime: '00:30',
    })
  })

  it('keeps how long the event takes', () => {
    const evening = event({ ...day, startTime: '18:00', endTime: '20:15' })
    expect(followStart(evening, { startTime: '22:00' })).toEqual({
      startTime: '22:00',
      endDate: '2027-05-15',
      endTime: '00:15',
    })
    const days = event({ startDate: '2027-05-14', endDate: '2027-05-16', allDay: true })
    expect(followStart(days, { startDate: '2027-12-30' })).toEqual({
      startDate: '2027-12-30',
      endDate: '2028-01-01',
    })
  })

  it('leaves the day of the end empty as long as it is that of the start', () => {
    const short = event({ ...day, startTime: '09:00', endTime: '10:00' })
    expect(followStart(short, { startDate: '2027-05-20' })).toEqual({
      startDate: '2027-05-20',
      endTime: '10:00',
    })
  })

  it('does not bring back an end that was taken out, nor mend one before the start', () => {
    const open = event({ ...day, startTime: '09:00' })
    expect(followStart(open, { startTime: '10:00' })).toEqual({ startTime: '10:00' })
    const wrong = event({ ...day, startTime: '09:00', endTime: '08:00' })
    expect(followStart(wrong, { startTime: '10:00' })).toEqual({ startTime: '10:00' })
  })

  it('lets be what it does not concern', () => {
    const change = { title: 'Expo' }
    expect(followStart(event(day), change)).toBe(change)
    const text = { text: 'a' }
    expect(followStart(blankPageContent('text'), text)).toBe(text)
    const cleared = { startTime: '' }
    expect(followStart(event({ ...day, startTime: '09:00', endTime: '10:00' }), cleared)).toBe(
      cleared,
    )
  })

  it('survives the years that a browser passes through while one types', () => {
    let draft = event({
      startDate: '2026-05-14',
      startTime: '09:00',
      endDate: '2026-05-15',
      endTime: '10:00',
    })
    for (const startDate of ['0002-05-14', '0020-05-14', '0202-05-14', '2027-05-14']) {
      draft = { ...draft, ...followStart(draft, { startDate }) } as PageDraft
    }
    expect(draft).toMatchObject({
      startDate: '2027-05-14',
      endDate: '2027-05-15',
      endTime: '10:00',
    })
  })
})
