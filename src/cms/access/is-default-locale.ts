import { defaultLocale } from '@/i18n/locales'
import type { Predicate } from './predicate'

/** Values that all languages share are edited in English only, by every role. */
export const isDefaultLocale: Predicate = ({ req }) => req.locale === defaultLocale
