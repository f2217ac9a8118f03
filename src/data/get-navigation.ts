import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { readGlobal } from './read-global'

export const getNavigation = contentRead(
  async (locale: Locale) => {
    const navigation = await readGlobal('navigation', locale)
    return { items: navigation.items ?? [] }
  },
  (locale) => locale,
)

export type Navigation = Awaited<ReturnType<typeof getNavigation>>
