import type { GlobalSlug, Payload } from 'payload'
import { type Locale, localeCodes } from '@/i18n/locales'
import { fillTexts } from './fill-texts'
import { hasTextIn } from './has-text-in'

/** Publishes the languages nobody has written yet. Returns how many that were. */
export async function seedGlobal(
  payload: Payload,
  slug: GlobalSlug,
  contentIn: (locale: Locale) => object | undefined,
): Promise<number> {
  const { flattenedFields } = payload.globals.config.find((config) => config.slug === slug) ?? {}
  const everyLocale = await payload.findGlobal({ slug, locale: 'all', draft: true, depth: 0 })
  let exists = Boolean(everyLocale.createdAt)
  let added = 0
  for (const locale of localeCodes) {
    if (hasTextIn(everyLocale, locale)) continue
    const content = contentIn(locale)
    if (!content) continue
    const current = exists ? await payload.findGlobal({ slug, locale, draft: true, depth: 0 }) : {}
    const data = exists ? fillTexts(flattenedFields ?? [], { ...current }, { ...content }) : content
    await payload.updateGlobal({ slug, locale, depth: 0, data: { ...data, _status: 'published' } })
    exists = true
    added++
  }
  return added
}
