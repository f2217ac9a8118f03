import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { findDocument } from './find-document'

export const findSolution = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('solutions', slug, locale, {
      select: { label: true, hero: true, blocks: true, meta: true },
    }),
  (_, locale) => locale,
)
