import { env } from '@/env'

/**
 * Whether a form was sent from one of our own pages. Browsers that can be tricked into sending
 * another site's form say where it comes from; one that says nothing (a text browser) is let in.
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
