import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { isWithin, paths } from '@/paths'
import { isForeignRequest } from './is-foreign-request'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const allow = { allow: methods.join(', ') }
const refusal = 'Requests from other sites cannot change anything here.'

/**
 * Answers requests that must not reach a route: unsupported methods, `OPTIONS *`, changes requested by
 * other sites, and the file with the security contact. Returns whether the request was one of these.
 */
export function answerBeforeRoutes(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = 'GET', url = '/' } = request
  if (!methods.includes(method)) {
    response.writeHead(405, allow).end()
  } else if (url === '*') {
    response.writeHead(method === 'OPTIONS' ? 204 : 400, allow).end()
  } else if (isForeignRequest(request)) {
    const isApi = isWithin(url, paths.api)
    const type = isApi ? 'application/json' : 'text/plain; charset=utf-8'
    response.writeHead(403, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(isApi ? JSON.stringify({ errors: [{ message: refusal }] }) : refusal)
  } else if (url.split('?')[0] === paths.securityText && safe(method)) {
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    })
    response.end(method === 'HEAD' ? undefined : describeSecurityContact(new Date()))
  } else return false
  return true
}

const safe = (method: string) => method === 'GET' || method === 'HEAD'

/** Formats the file of RFC 9116. It expires half a year after it is fetched. */
export function describeSecurityContact(now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + 180)
  return [
    `Contact: ${env.SITE_URL}${paths.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.SITE_URL}${paths.securityText}`,
    '',
  ].join('\n')
}
