import { labelFor } from '@/cms/admin/label'
import { isValues } from '@/desk/documents/row-fields'
import { type Locale, localeCodes } from '@/i18n/locales'

const reasons = [
  'accountGone',
  'forbidden',
  'incomplete',
  'invalid',
  'machineMade',
  'notApproved',
  'unexpected',
] as const

/**
 * Reason why a scheduled change failed; `fields` are the labels of the invalid fields, by language.
 */
export type Failure = { reason: (typeof reasons)[number]; fields?: Record<Locale, string> }

export const labelsByLanguage = (list: (language: Locale) => string[]): Record<Locale, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, list(code).join(', ')])) as Record<
    Locale,
    string
  >

/** Returns the reason as a text in the language of the admin. */
export function describeFailure(failure: unknown, language: string): string {
  const { reason, fields }: Partial<Failure> = isValues(failure) ? failure : {}
  const known = reasons.find((one) => one === reason) ?? 'unexpected'
  const named = fields && (fields[language as Locale] || fields.en)
  return [labelFor(language, `schedule.reasons.${known}`), named].filter(Boolean).join(' ')
}
