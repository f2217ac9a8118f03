import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { findDocument } from './find-document'

export const findSolution = cachedRead('solution', ['solutions'], (slug: string, locale: Locale) =>
  findDocument('solutions', slug, locale, {
    select: { label: true, hero: true, blocks: true, meta: true },
  }),
)
