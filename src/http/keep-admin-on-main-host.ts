import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { findHostLocale, isWithin, paths } from '@/paths'

/**
 * The admin and its API answer on the main host only: their cookies must not reach the sub-domains.
 * That of dynamic codes knows no cookies and answers the pages of every host. Tells whether the
 * request was sent there.
 */
export function keepAdminOnMainHost(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? '/'
  const belongsThere =
    isWithin(url, paths.admin) || (isWithin(url, paths.api) && !isWithin(url, paths.codesApi))
  if (!belongsThere || !findHostLocale(request.headers.host, env.LOCALE_HOST)) return false
  response.writeHead(308, { location: env.SITE_URL + url })
  response.end()
  return true
}
