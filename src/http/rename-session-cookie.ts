import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'

const inside = 'payload-token='
const outside = `__Host-${inside}`

/**
 * Gives Payload's session cookie a name that binds it to the main host, which Payload cannot: its
 * prefix is also that of cookies which scripts write without `Secure`. Under its inner name, which
 * any sub-domain could set, it is not accepted.
 */
export function renameSessionCookie(
  request: IncomingMessage,
  response: ServerResponse,
  secure = env.SITE_URL.startsWith('https:'),
): void {
  if (!secure) return
  const { cookie } = request.headers
  if (cookie !== undefined) request.headers.cookie = toInside(cookie)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...rest: Parameters<typeof writeHead>) => {
    const set = response.headersSent ? undefined : response.getHeader('set-cookie')
    if (set !== undefined) response.setHeader('set-cookie', [set].flat().map(toOutside))
    return writeHead(...rest)
  }) as typeof response.writeHead
}

function toInside(cookies: string): string {
  return cookies
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(inside))
    .map((cookie) => (cookie.startsWith(outside) ? cookie.replace(outside, inside) : cookie))
    .join('; ')
}

function toOutside(cookie: string | number): string {
  const text = String(cookie)
  return text.startsWith(inside) ? text.replace(inside, outside) : text
}
