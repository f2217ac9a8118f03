import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { exchangeUploads, isWithin, paths } from '@/paths'
import { isSameSecret } from '@/std/is-same-secret'
import { sendProblem } from './api-problems'
import { isCodeUpload } from './limit-time'
import { sessionCookie } from './rename-session-cookie'

const sessionPattern = new RegExp(`(?:^|;\\s*)${sessionCookie}=([^;]*)`)

/** Fits the longest contact form in the widest characters, with a margin. */
export const formBytes = 96 * 1024
/** A picture or a file for translators of 20 MB. */
const teamFileBytes = 32 * 1024 * 1024
const teamFiles = ['/media', ...exchangeUploads].map((path) => paths.api + path)
/** A page with all its languages, or all texts of a document from a file for translators. */
const teamBytes = 4 * 1024 * 1024
/** The longest list of codes is 12 MB; the API itself refuses longer ones with a reason. */
const codesBytes = 13 * 1024 * 1024
const uploadBytes = (env.UPLOAD_LIMIT_MB + 1) * 1_000_000

/**
 * Refuses bodies that are longer than those of any form of the site, since Next and Payload read
 * and parse whole bodies before they identify the sender. Members of the team may send longer ones
 * to the admin, and files to what reads them. The API for codes compares announced lengths with its own limits. Returns whether
 * the request was refused.
 *
 * @param secret the secret from which Payload derives the key of its tokens
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): boolean {
  const { url = '/', headers } = request
  const announcedBytes = Number(headers['content-length'] ?? 0)
  const isAnnounced = headers['transfer-encoding'] === undefined
  if (isAnnounced && announcedBytes <= formBytes) return false
  const isCodes = isWithin(url, paths.codesApi)
  if (isAnnounced && isCodes) return false
  const isApi = isWithin(url, paths.api)
  const isTeam = !isCodes && (isApi || isWithin(url, paths.admin)) && isTeamMember(headers, secret)
  const codesLimit = isCodeUpload(url) ? uploadBytes : codesBytes
  const isTeamFile = teamFiles.some((path) => isWithin(url, path))
  const teamLimit = isTeamFile ? teamFileBytes : teamBytes
  const limit = isCodes ? codesLimit : isTeam ? teamLimit : formBytes
  if (isAnnounced && announcedBytes <= limit) return false
  const refuseWith = (more: Record<string, string> = {}) =>
    isCodes ? refuseCodes(response, more) : refuse(response, isApi, more)
  if (isAnnounced) refuseWith()
  else
    countBody(request, limit, () => {
      // Of a body that was answered before its end, nothing more is read either.
      if (response.headersSent) request.destroy()
      else refuseWith({ connection: 'close' })
    })
  return isAnnounced
}

/** Counts a body without a length, of which no more is read once it is too long. */
function countBody(request: IncomingMessage, bytes: number, onTooLong: () => void): void {
  const push = request.push.bind(request)
  let received = 0
  request.push = (part, encoding) => {
    const before = received
    received += part?.length ?? 0
    if (received <= bytes) return push(part, encoding)
    if (before <= bytes) onTooLong()
    return false
  }
}

function refuse(response: ServerResponse, isApi: boolean, more: Record<string, string> = {}): void {
  const type = { 'content-type': 'application/json' }
  response.writeHead(413, { 'cache-control': 'no-store', ...more, ...(isApi && type) })
  const errors = [{ message: 'The request is too large.' }]
  response.end(isApi ? JSON.stringify({ errors }) : undefined)
}

function refuseCodes(response: ServerResponse, more: Record<string, string>): void {
  sendProblem(response, 'tooLarge', more)
}

/**
 * Whether a request has a token that Payload signed and that has not expired. That the session still
 * exists is checked by Payload; this only decides how much is read of a request.
 */
function isTeamMember({ cookie, authorization }: IncomingMessage['headers'], secret: string) {
  const [, inCookie] = sessionPattern.exec(cookie ?? '') ?? []
  const [, inHeader] = /^(?:Bearer|JWT) (.*)$/.exec(authorization ?? '') ?? []
  return [inCookie, inHeader].some((token) => token !== undefined && isValid(token, secret))
}

function isValid(token: string, secret: string): boolean {
  const [, content = '', claims = '', signature = ''] =
    /^([\w-]+\.([\w-]+))\.([\w-]{43})$/.exec(token) ?? []
  // Same derivation as in Payload.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const expected = createHmac('sha256', key).update(content).digest()
  if (!isSameSecret(Buffer.from(signature, 'base64url'), expected)) return false
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number }
  return exp !== undefined && exp * 1000 > Date.now()
}
