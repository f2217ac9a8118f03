import { env } from '@/env'
import { findCookieDomain } from '@/paths'

/** What the cookies of this site are scoped to; without it, each host keeps its own. */
export const cookieDomain = findCookieDomain(env.LOCALE_HOST ?? new URL(env.SITE_URL).host)
