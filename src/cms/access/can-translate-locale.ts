import { isLocale } from '@/i18n/locales'
import { isTranslator } from './is-translator'
import type { Predicate } from './predicate'

/**
 * Allows translators to work in their languages. A request with `locale: 'all'` would write every
 * language at once, so it is refused. With `publishSpecificLocale`, Payload sets the locale of the
 * request before it checks access.
 */
export const canTranslateLocale: Predicate = ({ req }) =>
  isTranslator({ req }) && isLocale(req.locale) && (req.user?.languages ?? []).includes(req.locale)
