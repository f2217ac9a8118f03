import type { IncomingMessage } from 'node:http'
import { env } from '@/env'
import { findHostLocale, isWithin, paths } from '@/paths'
import { normalizeHost } from './normalize-host'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something was sent by a page of another site. Browsers send
 * `Sec-Fetch-Site` and `Origin`, which pages cannot forge; programs send neither. The admin and its API
 * accept requests of pages on the main host only, not on the sub-domains of languages. The API for
 * codes uses no cookies, so a page of another site can do no more there than its own server could.
 */
export function isForeignRequest({
  method = 'GET',
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (safeMethods.includes(method) || isWithin(url, paths.codesApi)) return false
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isFromBrowserItself = site === 'same-origin' || site === 'none'
  // Pages without a referrer send `null` with their forms.
  if (origin === undefined || origin === 'null')
    return !(isFromBrowserItself || (site === undefined && origin === undefined))
  if (site === 'cross-site') return true
  if (origin === env.SITE_URL) return false
  const originHost = URL.canParse(origin) ? normalizeHost(new URL(origin).host) : undefined
  if (originHost !== undefined && originHost === host) return false
  return isForAdmin(url) || !findHostLocale(originHost, env.LOCALE_HOST)
}

/** Whether a URL belongs to the admin or to its API, which use cookies of the main host. */
export function isForAdmin(url: string): boolean {
  return isWithin(url, paths.admin) || (isWithin(url, paths.api) && !isWithin(url, paths.codesApi))
}
