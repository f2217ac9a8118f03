import { publishedLocales } from '@/desk/documents/published-locales'
import { type Locale, localeCodes } from '@/i18n/locales'

/** Returns the languages of the site in which a document, read with `locale: 'all'`, is published. */
export const publishedIn = (entry: object): Locale[] => publishedLocales(entry, localeCodes)
