import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

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
