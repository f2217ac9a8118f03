import { intlTag } from '@/i18n/locales'

/** A day in the time zone of the reader, such as `2026-11-24`. */
export type Day = string

/** Returns the day of a time in the time zone of the reader. */
export function dayOf(at: Date): Day {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${at.getFullYear()}-${month}-${day}`
}

/** Returns noon of a day, which exists in every time zone. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T12:00:00`)
}

/** Returns the month so many months after another: `shiftMonth('2026-12', 1)` is `2027-01`. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(new Date(year, number - 1 + months, 1, 12)).slice(0, 7)
}

/**
 * Returns the weeks of a month, with the days of its neighbors that complete the first and the last.
 *
 * @param firstWeekday from 1 for Monday to 7 for Sunday
 */
export function listWeeks(month: string, firstWeekday: number): Day[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(year, number - 1, 1, 12)
  const before = (first.getDay() - (firstWeekday % 7) + 7) % 7
  const days = new Date(year, number, 0, 12).getDate()
  const weeks = Math.ceil((before + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) =>
      dayOf(new Date(year, number - 1, 1 - before + week * 7 + weekday, 12)),
    ),
  )
}

/** Returns the first day of the week in a language, from 1 for Monday to 7 for Sunday. */
export function findFirstWeekday(language: string): number {
  // Older browsers have a property, and Firefox has neither.
  const locale = new Intl.Locale(intlTag(language)).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

/** Whether a text is a month such as `2026-11`. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
