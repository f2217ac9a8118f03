import 'server-only'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { leadsToProfile } from './leads-to-profile'
import { readGlobal } from './read-global'

export const getFooter = contentRead(
  async (locale: Locale) => {
    const footer = await readGlobal('footer', locale)
    return {
      ...footer,
      columns: footer.columns ?? [],
      toolLinks: footer.toolLinks ?? [],
      socialLinks: (footer.socialLinks ?? []).filter(({ link }) => leadsToProfile(link)),
    }
  },
  (locale) => locale,
)

export type Footer = Awaited<ReturnType<typeof getFooter>>
