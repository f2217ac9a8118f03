import { defineRouting } from 'next-intl/routing'
import { defaultLocale, localeCodes } from './locales'

/**
 * No `domains` (next-intl requires that a locale exists on one domain only), no detection and no
 * cookie (a static page with Set-Cookie cannot be cached): `proxy.ts` maps hosts to locales.
 */
export const routing = defineRouting({
  locales: localeCodes,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
