import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

/** The name where the CMS has none yet. */
const fallbackName = 'Quietzone'
/** An address that earlier seeds made up, where no user application is. */
const seededAppUrl = 'https://app.quietzone.example'

export const getSite = cachedRead('site', ['site'], async (locale: Locale) => {
  const site = await readGlobal('site', locale)
  const appUrl = site.appUrl === seededAppUrl ? null : site.appUrl
  return { ...site, name: site.name || fallbackName, appUrl }
})

export type Site = Awaited<ReturnType<typeof getSite>>
