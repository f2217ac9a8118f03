import { createHash } from 'node:crypto'
import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'
import { listSecurityHeaders } from '../security-headers'
import { type Encoding, encodeBody, isCompressible } from './encode-body'
import type { Page } from './page'

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

/** A response whose head is already joined. */
export type Prepared = {
  status: number
  /** Alternating names and values. */
  headers: readonly string[]
  /** The status line and the headers that are the same for each request. */
  head: string
  /** The remaining headers, which depend on the time and on the server. */
  lastHeaders: string
  bytes: Buffer
  /** Offset of the body in `bytes`. */
  bodyAt: number
}

/**
 * @param headers alternating names and values
 * @param body undefined for a 304
 */
export function prepareAnswer(
  status: number,
  headers: readonly string[],
  body: Buffer = Buffer.alloc(0),
): Prepared {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return { status, headers, head, lastHeaders: '', bytes: body, bodyAt: 0 }
}

export function bodyOf({ bytes, bodyAt }: Prepared): Buffer {
  return bytes.subarray(bodyAt)
}

/** Internals of Node: its joined headers, and how it sends bytes in the order of the requests. */
type Raw = { _header: string | null; _headerSent: boolean; _writeRaw: (bytes: Buffer) => void }

/**
 * Sends a response whose headers were validated and joined in advance. Node does this for each
 * response, which accounts for nearly half of the time of a response from memory.
 */
export function sendPrepared(response: ServerResponse, prepared: Prepared, isHead: boolean): void {
  // Node decides about `Connection: close`, and omits the body where required.
  if (!response.shouldKeepAlive || isHead) {
    response.writeHead(prepared.status, prepared.headers as string[])
    response.end(isHead ? undefined : bodyOf(prepared))
    return
  }
  const lastHeaders = findLastHeaders(response)
  if (prepared.lastHeaders !== lastHeaders) {
    const head = Buffer.from(`${prepared.head}${lastHeaders}\r\n`, 'latin1')
    prepared.bytes = Buffer.concat([head, bodyOf(prepared)])
    prepared.bodyAt = head.length
    prepared.lastHeaders = lastHeaders
  }
  response.statusCode = prepared.status
  const raw = response as ServerResponse & Raw
  raw._header = prepared.head
  raw._headerSent = true
  raw._writeRaw(prepared.bytes)
  // Passing the body to `end` would be slower.
  response.end()
}

let dated = { second: 0, patience: 0, text: '' }

/** Returns the same string until it changes, so that comparing it is fast. */
function findLastHeaders({ req }: ServerResponse): string {
  const second = Math.floor(Date.now() / 1000)
  const patience = (req.socket as Served).server?.keepAliveTimeout ?? 0
  if (second !== dated.second || patience !== dated.patience)
    dated = { second, patience, text: writeLastHeaders(second, patience) }
  return dated.text
}

/** The server of a connection, with its timeout for the next request in milliseconds. */
type Served = { server?: { keepAliveTimeout?: number } }

function writeLastHeaders(second: number, patience: number): string {
  const date = `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n`
  return patience > 0 ? `${date}Keep-Alive: timeout=${Math.floor(patience / 1000)}\r\n` : date
}
