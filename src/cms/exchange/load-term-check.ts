import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'

/** Finds glossary terms that a translation should contain or avoid. */
export type TermCheck = (
  source: string,
  target: string,
) => { reason: 'forbiddenTerm' | 'unusedTerm'; detail: string }[]

/** Loads the check of a language's terms. */
export async function loadTermCheck(_locale: Locale, _req: PayloadRequest): Promise<TermCheck> {
  return () => []
}
