import { env } from '@/env'

/**
 * Checks whether a form was sent from a page of this site. Browsers that can be tricked into
 * sending another site's form report its origin; a request without an origin (from a text browser)
 * is accepted.
 */
export function isOwnForm(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get('host') || host === new URL(env.SITE_URL).host
}
