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
  /** Weak, because it is the same in each encoding and for a body that is compressed further. */
  tag: string
}

/** Compresses a page and assembles its headers. `url` determines the security headers. */
export async function makeReady(page: Page, url: string, encoding: Encoding): Promise<Ready> {
  const { headers, used } = addEncoding(page, encoding)
  const tag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  const listed = flatten({ ...listSecurityHeaders(url), ...headers, etag: tag })
  const { 'cache-control': caching, vary } = headers
  return {
    whole: prepareWhole(page.status, listed, await encodeBody(page.body, used)),
    notModified: prepareAnswer(304, flatten({ 'cache-control': caching, vary, etag: tag })),
    tag,
  }
}

function prepareWhole(status: number, headers: readonly string[], body: Buffer): Prepared {
  return prepareAnswer(status, [...headers, 'content-length', String(body.length)], body)
}

/** Returns the same page with a body that is compressed further. */
export function replaceBody(ready: Ready, body: Buffer): Ready {
  const { status, headers } = ready.whole
  // The length is last.
  return { ...ready, whole: prepareWhole(status, headers.slice(0, -2), body) }
}

/** Returns the value of a response header. `name` is in lower case. */
export function readHeader({ whole: { headers } }: Ready, name: string): string | undefined {
  const at = headers.findIndex((value, index) => index % 2 === 0 && value === name)
  return at < 0 ? undefined : headers[at + 1]
}

/** `known` is the If-None-Match of the request. */
export function writeReady(
  response: ServerResponse,
  { whole, notModified, tag }: Ready,
  { known, isHead }: { known: string | undefined; isHead: boolean },
): void {
  sendPrepared(response, known?.includes(tag) ? notModified : whole, isHead)
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
