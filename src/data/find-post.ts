import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { findDocument } from './find-document'
import { postRelations } from './post-relations'

export const findPost = contentRead(
  (slug: string, locale: Locale) =>
    findDocument('posts', slug, locale, {
      select: {
        slug: true,
        title: true,
        excerpt: true,
        body: true,
        category: true,
        tags: true,
        author: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        cover: true,
        scene: true,
        tool: true,
        meta: true,
      },
      populate: postRelations,
    }),
  (_, locale) => locale,
)
