import 'server-only'
import type { Locale } from '@/i18n/locales'
import { readGlobal } from './read-global'
import { readOnce } from './read-once'

/** The site settings as they are stored, with the placeholders that they may contain. */
export const readSite = readOnce((locale: Locale) => readGlobal('site', locale))
