import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

const options = { now: new Date('2026-01-02T03:04:05Z'), id: 'abc@qr' }

describe('calendarFile', () => {
  it('wraps an event and gives it what calendars ask for', () => {
    const text = 'BEGIN:VEVENT\nSUMMARY:Expo\nDTSTART:20270514T083000Z\nEND:VEVENT'
    expect(calendarFile(text, options).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Quietzone//QR code//EN',
      'BEGIN:VEVENT',
      'UID:abc@qr',
      'DTSTAMP:20260102T030405Z',
      'SUMMARY:Expo',
      'DTSTART:20270514T083000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('leaves a whole calendar as it is', () => {
    const text =
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\nEND:VEVENT\r\nEND:VCALENDAR'
    expect(calendarFile(text, options)).toBe(`${text}\r\n`)
  })

  it('folds long lines between characters', () => {
    const text = `BEGIN:VEVENT\nSUMMARY:${'ü'.repeat(100)}\nEND:VEVENT`
    const file = calendarFile(text, options)
    const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain('ü'.repeat(100))
  })
})
