import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

/** The site settings as they are stored, with the placeholders that they may contain. */
export const readSite = cachedRead('site', ['site'], (locale: Locale) => readGlobal('site', locale))
