import 'server-only'
import { publishedIn } from '@/cms/published-in'
import { type Locale, localeCodes } from '@/i18n/locales'
import { getPayload } from './payload'

/** Finds the locales in which search engines may index a page that is stored in a global. */
export async function getPublishedLocales(
  slug: 'home' | 'features' | 'pricing',
): Promise<Locale[]> {
  const payload = await getPayload()
  const found = await payload.findGlobal({
    slug,
    locale: 'all',
    select: { _status: true },
    depth: 0,
  })
  const published = publishedIn(found)
  // The home page contains the generator, so it is complete even without editorial text.
  return slug === 'home' && published.length === 0 ? [...localeCodes] : published
}
