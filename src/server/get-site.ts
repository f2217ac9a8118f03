import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

/** The name where the CMS has none yet. */
const fallbackName = 'Quietzone'

export const getSite = cachedRead('site', ['site'], async (locale: Locale) => {
  const site = await readGlobal('site', locale)
  return { ...site, name: site.name || fallbackName }
})

export type Site = Awaited<ReturnType<typeof getSite>>
