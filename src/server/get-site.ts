import 'server-only'
import type { Locale } from '@/i18n/locales'
import { fillPlaceholders } from './fill-placeholders'
import { readSite } from './read-site'

/** The name where the CMS has none yet. */
const fallbackName = 'Quietzone'

export async function getSite(locale: Locale) {
  const site = await fillPlaceholders(await readSite(locale), locale)
  return { ...site, name: site.name || fallbackName }
}

export type Site = Awaited<ReturnType<typeof getSite>>
