import { env } from '@/env'
import { findCookieDomain } from '@/paths'

/** Domain of this site's cookies; if undefined, each host has separate cookies. */
export const cookieDomain = findCookieDomain(env.LOCALE_HOST ?? new URL(env.SITE_URL).host)
