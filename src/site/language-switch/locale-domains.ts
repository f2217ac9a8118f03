import { env } from '@/env'
import type { LocaleDomains } from './locale-link'

/** Set when every language has its own sub-domain. */
export const localeDomains: LocaleDomains | undefined = env.LOCALE_HOST
  ? { protocol: new URL(env.SITE_URL).protocol, siteHost: env.LOCALE_HOST }
  : undefined
