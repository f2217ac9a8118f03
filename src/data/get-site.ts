import 'server-only'
import type { Locale } from '@/i18n/locales'
import { fillPlaceholders } from './fill-placeholders'
import { readSite } from './read-site'

/** Name of the site if the CMS has none yet. */
const fallbackName = 'Quietzone'
/** Placeholder address from earlier seeds, where there is no user application. */
const seededAppUrl = 'https://app.quietzone.example'

export async function getSite(locale: Locale) {
  const site = await fillPlaceholders(await readSite(locale), locale)
  const appUrl = site.appUrl === seededAppUrl ? null : site.appUrl
  return { ...site, name: site.name || fallbackName, appUrl }
}

export type Site = Awaited<ReturnType<typeof getSite>>
