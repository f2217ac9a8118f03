import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/** An answer as it was sent last, in one piece. */
export type Prepared = {
  status: number
  /** Names and values in turn. */
  headers: readonly string[]
  /** The status line and the headers that are the same for each request. */
  head: string
  /** The headers behind them. */
  lastHeaders: string
  bytes: Buffer
  /** Where the body begins in `bytes`. */
  bodyAt: number
}

/**
 * @param headers names and values in turn
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

/** Where Node keeps the headers, and how it sends bytes in the order of the requests. */
type Raw = { _header: string | null; _headerSent: boolean; _writeRaw: (bytes: Buffer) => void }

/**
 * Sends an answer whose headers were checked and joined before: Node checks, joins and converts them
 * for each answer, which takes nearly half of the time that one from memory takes.
 */
export function sendPrepared(response: ServerResponse, prepared: Prepared, isHead: boolean): void {
  // Node writes `Connection: close` as it sees fit, and knows when there is no body.
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
  // As an argument, the body would be written together with an empty end, which takes longer.
  response.end()
}

let dated = { second: 0, patience: 0, text: '' }

/** The same text as long as it does not change, so that comparing it takes no time. */
function findLastHeaders({ req }: ServerResponse): string {
  const second = Math.floor(Date.now() / 1000)
  const patience = (req.socket as Served).server?.keepAliveTimeout ?? 0
  if (second !== dated.second || patience !== dated.patience)
    dated = { second, patience, text: writeLastHeaders(second, patience) }
  return dated.text
}

/** The server of a connection, which says how many milliseconds it waits for the next request. */
type Served = { server?: { keepAliveTimeout?: number } }

function writeLastHeaders(second: number, patience: number): string {
  const date = `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n`
  return patience > 0 ? `${date}Keep-Alive: timeout=${Math.floor(patience / 1000)}\r\n` : date
}
