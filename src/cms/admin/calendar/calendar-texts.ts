import { labelFor } from '@/cms/admin/label'

const keys = [
  'failed',
  'following',
  'lead',
  'list',
  'month',
  'move',
  'moved',
  'none',
  'open',
  'previous',
  'title',
  'tooMany',
  'today',
  'view',
] as const
const shared = ['all', 'apply', 'kind', 'language', 'reset'] as const

export type CalendarTexts = Record<(typeof keys)[number] | (typeof shared)[number], string>

/** Returns the texts of the calendar in the language of the admin. */
export function calendarTexts(language: string): CalendarTexts {
  return Object.fromEntries([
    ...keys.map((key) => [key, labelFor(language, `calendar.${key}`)]),
    ...shared.map((key) => [key, labelFor(language, `translations.${key}`)]),
  ])
}
