import 'server-only'
import { cache } from 'react'
import { fillContent } from '@/cms/placeholders/fill-content'
import { namePlaceholder } from '@/cms/placeholders/name-placeholder'
import {
  collectPlaceholderValues,
  type PlaceholderValues,
} from '@/cms/placeholders/placeholder-values'
import type { Locale } from '@/i18n/locales'
import { isPreview } from './is-preview'
import { readSite } from './read-site'

const getValues = cache(async (locale: Locale): Promise<PlaceholderValues> => {
  const values = collectPlaceholderValues(await readSite(locale), locale)
  if (!(await isPreview())) return values
  return { ...values, mark: (name) => namePlaceholder(name, locale) }
})

/**
 * Fills the placeholders of content from the CMS. Objects with a `contentLocale` use the values of
 * that language, everything else those of `locale`.
 */
export async function fillPlaceholders<Content>(
  content: Content,
  locale: Locale,
): Promise<Content> {
  if (!JSON.stringify(content)?.includes('{{')) return content
  if (Array.isArray(content) && content.some(findContentLocale)) {
    const filled = content.map((entry) => fillPlaceholders(entry, locale))
    return Promise.all(filled) as Promise<Content>
  }
  return fillContent(content, await getValues(findContentLocale(content) ?? locale))
}

function findContentLocale(content: unknown): Locale | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  return 'contentLocale' in content ? (content.contentLocale as Locale) : undefined
}
