import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { readGlobal } from './read-global'

export const getHome = contentRead(
  async (locale: Locale) => {
    const home = await readGlobal('home', locale)
    return { ...home, blocks: home.blocks ?? [] }
  },
  (locale) => locale,
)
