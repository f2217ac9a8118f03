import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { listSecurityHeaders } from '../security-headers'
import { type Encoding, encodeBody, isCompressible } from './encode-body'
import type { Page } from './page'
import { type Prepared, prepareAnswer, sendPrepared } from './send-prepared'

/** A response in one encoding that is ready to be written. */
export type Ready = {
  whole: Prepared
  /**
   * The response with status 304. It must not contain a policy, because that would replace the
   * policy that matches the page in the browser's cache.
   */
  notModified: Prepared
  /** Strong entity tags of this response and of versions of the page with less compression. */
  tags: string[]
}

/** Compresses a page and assembles its headers. `url` determines the security headers. */
export async function makeReady(page: Page, url: string, encoding: Encoding): Promise<Ready> {
  const { headers, used } = addEncoding(page, encoding)
  const body = await encodeBody(page.body, used)
  return toReady(page.status, { ...listSecurityHeaders(url), ...headers }, body)
}

function toReady(status: number, headers: Page['headers'], body: Buffer): Ready {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const listed = flatten({ ...headers, etag: tag, 'content-length': String(body.length) })
  const { 'cache-control': caching, vary } = headers
  const notModified = flatten({ 'cache-control': caching, vary, etag: tag })
  return {
    whole: prepareAnswer(status, listed, body),
    notModified: prepareAnswer(304, notModified),
    tags: [tag],
  }
}

/** Returns the same page with a body that is compressed further. */
export function replaceBody({ whole, tags }: Ready, body: Buffer): Ready {
  const headers: Page['headers'] = {}
  for (let at = 0; at < whole.headers.length; at += 2)
    headers[whole.headers[at] as string] = whole.headers[at + 1]
  const smaller = toReady(whole.status, headers, body)
  return { ...smaller, tags: [...smaller.tags, ...tags] }
}

/** Returns the value of a response header. `name` is in lower case. */
export function readHeader({ whole: { headers } }: Ready, name: string): string | undefined {
  const at = headers.findIndex((value, index) => index % 2 === 0 && value === name)
  return at < 0 ? undefined : headers[at + 1]
}

/** `known` is the If-None-Match of the request. */
export function writeReady(
  response: ServerResponse,
  { whole, notModified, tags }: Ready,
  { known, isHead }: { known: string | undefined; isHead: boolean },
): void {
  const tag = known && tags.find((each) => known.includes(each))
  if (!tag) sendPrepared(response, whole, isHead)
  // A browser refreshes a cached response only if the 304 has the tag of that response.
  else sendPrepared(response, tag === tags[0] ? notModified : replaceTag(notModified, tag), isHead)
}

function replaceTag({ headers }: Prepared, tag: string): Prepared {
  const tagged = headers.map((value, at) => (headers[at - 1] === 'etag' ? tag : value))
  return prepareAnswer(304, tagged)
}

/** Writes a page for this request only. The security headers are already set. */
export async function writePage(
  response: ServerResponse,
  page: Page,
  { encoding, isHead }: { encoding: Encoding; isHead: boolean },
): Promise<void> {
  const { headers, used } = addEncoding(page, encoding)
  const body = await encodeBody(page.body, used)
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  const hasBody = page.status !== 204 && page.status !== 304
  if (hasBody && !(isHead && body.length === 0)) response.setHeader('content-length', body.length)
  response.writeHead(page.status)
  response.end(isHead || !hasBody ? undefined : body)
}

function addEncoding({ headers, body }: Page, encoding: Encoding) {
  if (!isCompressible(headers['content-type'], body.length))
    return { headers, used: 'identity' as const }
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ')
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  return { headers: { ...headers, ...encoded, vary }, used: encoding }
}

function flatten(headers: Page['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, [value].flat().join(', ')],
  )
}
