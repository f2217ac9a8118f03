import 'server-only'
import type { Locale } from '@/i18n/locales'
import { fillPlaceholders } from './fill-placeholders'
import { readSite } from './read-site'

/** The name where the CMS has none yet. */
const fallbackName = 'Quietzone'
/** An address that earlier seeds made up, where no user application is. */
const seededAppUrl = 'https://app.quietzone.example'

export async function getSite(locale: Locale) {
  const site = await fillPlaceholders(await readSite(locale), locale)
  const appUrl = site.appUrl === seededAppUrl ? null : site.appUrl
  return { ...site, name: site.name || fallbackName, appUrl }
}

export type Site = Awaited<ReturnType<typeof getSite>>
