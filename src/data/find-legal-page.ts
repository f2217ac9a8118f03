import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { findDocument } from './find-document'

export const findLegalPage = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('legal-pages', slug, locale, {
      select: { title: true, body: true, meta: true, updatedAt: true },
    }),
  (_, locale) => locale,
)
