import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { getPayload } from './payload'
import { publishedIn } from './published-in'

async function readPublishedLocales(slug: 'features' | 'pricing'): Promise<Locale[]> {
  const payload = await getPayload()
  const found = await payload.findGlobal({
    slug,
    locale: 'all',
    select: { _status: true },
    depth: 0,
  })
  return publishedIn(found)
}

/** The locales a page kept in a global may be found in by search engines. */
export const getPublishedLocales = cachedRead(
  'published-locales',
  ['features', 'pricing'],
  readPublishedLocales,
)
