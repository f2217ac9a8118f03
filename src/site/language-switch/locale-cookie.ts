import type { Locale } from '@/i18n/locales'

export const localeCookieName = 'NEXT_LOCALE'
const maxAgeSeconds = 365 * 24 * 60 * 60

/**
 * The cookie that remembers the chosen language, as `document.cookie` takes it. With a site host it
 * is shared by the sub-domains of all languages; a host of one label, such as localhost, cannot be
 * a cookie's domain, so there each host keeps its own.
 */
export function localeCookie(
  locale: Locale,
  { secure, siteHost }: { secure: boolean; siteHost?: string },
): string {
  const domain = siteHost?.replace(/:\d+$/, '')
  return [
    `${localeCookieName}=${locale}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(domain?.includes('.') ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
