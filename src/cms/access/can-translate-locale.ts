import { isLocale } from '@/i18n/locales'
import { isTranslator } from './is-translator'
import type { Predicate } from './predicate'

/**
 * A translator working in one of their languages. Writing with `locale: 'all'` would reach every
 * language at once, so it is none of theirs. With `publishSpecificLocale` Payload makes that locale
 * the request's before it asks.
 */
export const canTranslateLocale: Predicate = ({ req }) =>
  isTranslator({ req }) && isLocale(req.locale) && (req.user?.languages ?? []).includes(req.locale)
