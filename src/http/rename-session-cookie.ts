import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'

/** Payload's name of its session cookie. */
export const sessionCookie = 'payload-token'

const inside = `${sessionCookie}=`
const outside = `__Host-${inside}`

/**
 * Renames Payload's session cookie so that browsers bind it to the main host, which Payload cannot: its
 * prefix is also used for cookies that scripts write without `Secure`. The cookie is not accepted under
 * its original name, which any sub-domain could set.
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
