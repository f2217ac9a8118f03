import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

export const getNavigation = cachedRead('navigation', ['navigation'], async (locale: Locale) => {
  const navigation = await readGlobal('navigation', locale)
  return { items: navigation.items ?? [] }
})

export type Navigation = Awaited<ReturnType<typeof getNavigation>>
