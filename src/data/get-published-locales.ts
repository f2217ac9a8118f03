import 'server-only'
import { publishedIn } from '@/cms/published-in'
import { type Locale, localeCodes } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { getPayload } from './payload'

async function readPublishedLocales(slug: 'home' | 'features' | 'pricing'): Promise<Locale[]> {
  const payload = await getPayload()
  const found = await payload.findGlobal({
    slug,
    locale: 'all',
    select: { _status: true },
    depth: 0,
  })
  const published = publishedIn(found)
  // The generator stands on the home page, whether or not anybody has written words around it.
  return slug === 'home' && published.length === 0 ? [...localeCodes] : published
}

/** The locales a page kept in a global may be found in by search engines. */
export const getPublishedLocales = cachedRead(
  'published-locales',
  ['home', 'features', 'pricing'],
  readPublishedLocales,
)
