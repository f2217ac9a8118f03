import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isWithin, paths } from '@/paths'

/** The contact form with every field full of the widest letters, as the largest. */
export const formBytes = 128 * 1024

/**
 * Refuses bodies that are longer than any form of the site, since Next and Payload read and parse them
 * whole before they know who sent them. Members of the team may send longer ones to the admin; the API
 * for codes has limits of its own. Returns whether the request was refused.
 *
 * @param secret what Payload derives the key of its tokens from
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): boolean {
  const { url = '/', headers } = request
  if (isWithin(url, paths.codesApi)) return false
  const isAdmin = isWithin(url, paths.admin) || isWithin(url, paths.api)
  const announcedBytes = Number(headers['content-length'] ?? 0)
  if (announcedBytes <= formBytes && headers['transfer-encoding'] === undefined) return false
  if (isAdmin && isTeamMember(headers, secret)) return false
  if (announcedBytes <= formBytes) {
    endAfter(request, formBytes)
    return false
  }
  response.writeHead(413, { 'cache-control': 'no-store' }).end()
  return true
}

/** A body without a length ends its connection when it becomes too long. */
function endAfter(request: IncomingMessage, bytes: number): void {
  const push = request.push.bind(request)
  let received = 0
  request.push = (part, encoding) => {
    received += part?.length ?? 0
    if (received > bytes) request.destroy()
    return push(part, encoding)
  }
}

/**
 * Whether a request has a token that Payload signed and that has not expired. That the session still
 * exists is checked by Payload; this only decides how much is read of a request.
 */
function isTeamMember({ cookie, authorization }: IncomingMessage['headers'], secret: string) {
  const [, inCookie] = /(?:^|;\s*)payload-token=([^;]*)/.exec(cookie ?? '') ?? []
  const [, inHeader] = /^(?:Bearer|JWT) (.*)$/.exec(authorization ?? '') ?? []
  return [inCookie, inHeader].some((token) => token !== undefined && isValid(token, secret))
}

function isValid(token: string, secret: string): boolean {
  const [, content = '', claims = '', signature = ''] =
    /^([\w-]+\.([\w-]+))\.([\w-]{43})$/.exec(token) ?? []
  // As Payload derives it.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', key).update(content).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number }
  return exp !== undefined && exp * 1000 > Date.now()
}
