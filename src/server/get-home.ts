import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { readGlobal } from './read-global'

export const getHome = cachedRead('home', ['home'], async (locale: Locale) => {
  const home = await readGlobal('home', locale)
  return { ...home, blocks: home.blocks ?? [] }
})
