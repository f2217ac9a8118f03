import { defineRouting } from 'next-intl/routing'
import { defaultLocale, localeCodes } from './locales'

/**
 * No `domains` (next-intl wants a locale to live on one domain only), no detection and no cookie
 * (a Set-Cookie on a static page cannot be cached): `proxy.ts` maps hosts to locales itself.
 */
export const routing = defineRouting({
  locales: localeCodes,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
