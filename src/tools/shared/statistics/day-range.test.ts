import { describe, expect, it } from 'vitest'
import { makeRange, moveRange, today } from './day-range'

const now = new Date('2026-03-09T20:00Z')
const base = { timeZone: 'Asia/Tokyo', since: '2026-02-01' }

describe('a range of days', () => {
  it('ends on the day that the owner’s clock shows', () => {
    expect(today('Asia/Tokyo', now)).toBe('2026-03-10')
    expect(today('America/New_York', now)).toBe('2026-03-09')
  })

  it('has as many days as its preset says, today included', () => {
    expect(makeRange('7', base, now)).toEqual({ preset: '7', from: '2026-03-04', to: '2026-03-10' })
  })

  it('goes back to the first scan, or is today where there was none', () => {
    expect(makeRange('all', base, now).from).toBe('2026-02-01')
    expect(makeRange('all', { ...base, since: null }, now).from).toBe('2026-03-10')
  })

  it('gives way at the other end where somebody crosses it', () => {
    const range = makeRange('7', base, now)
    expect(moveRange(range, { from: '2026-04-01' })).toEqual({
      preset: 'own',
      from: '2026-04-01',
      to: '2026-04-01',
    })
    expect(moveRange(range, { to: '2026-01-01' })).toEqual({
      preset: 'own',
      from: '2026-01-01',
      to: '2026-01-01',
    })
  })
})
