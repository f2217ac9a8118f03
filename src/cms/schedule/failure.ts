import { labelFor } from '@/cms/admin/label'
import { isValues } from '@/cms/row-fields'
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

/**
 * Returns the reason of a refusal by Payload, with the paths of invalid fields; undefined for other
 * errors, such as a lost connection. The check uses the values of the error instead of
 * `instanceof`, because a bundle may contain the classes twice.
 */
export function readRefusal(
  cause: unknown,
):
  | { reason: Exclude<Failure['reason'], 'accountGone' | 'incomplete'>; paths: string[] }
  | undefined {
  if (!isValues(cause) || typeof cause.status !== 'number' || cause.status >= 500) return undefined
  const errors = isValues(cause.data) ? cause.data.errors : undefined
  if (Array.isArray(errors))
    return { reason: 'invalid', paths: errors.filter(isValues).map(({ path }) => String(path)) }
  if (isValues(cause.data) && cause.data.reviewRequired) return { reason: 'notApproved', paths: [] }
  if (isValues(cause.data) && cause.data.machineMade) return { reason: 'machineMade', paths: [] }
  return { reason: cause.status === 403 ? 'forbidden' : 'unexpected', paths: [] }
}
