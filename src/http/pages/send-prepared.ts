import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/** A status line with headers, as they are sent. */
export type PreparedHead = { status: number; headers: readonly string[]; text: string }

/** @param headers names and values in turn */
export function prepareHead(status: number, headers: readonly string[]): PreparedHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    text += `${name}: ${value}\r\n`
  }
  return { status, headers, text }
}

/** What `writeHead` makes of headers, and looks at to know whether it did. */
type Written = { _header: string | null; _hasBody: boolean }

/**
 * Sends an answer whose headers were checked and joined before: Node does both for each answer,
 * which takes nearly half of the time that one from memory takes.
 *
 * @param body undefined for a 304 and for HEAD
 */
export function sendPrepared(
  response: ServerResponse,
  { status, headers, text }: PreparedHead,
  body: Buffer | undefined,
): void {
  // Node writes `Connection: close` as it sees fit.
  if (!response.shouldKeepAlive) {
    response.writeHead(status, headers as string[]).end(body)
    return
  }
  response.statusCode = status
  const written = response as ServerResponse & Written
  written._header = `${text}${findLastHeaders(response)}\r\n`
  if (!body) written._hasBody = false
  response.end(body)
}

let dated = { second: 0, text: '' }

function findLastHeaders({ req }: ServerResponse): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== dated.second)
    dated = { second, text: `Date: ${new Date(second * 1000).toUTCString()}\r\n` }
  return `${dated.text}Connection: keep-alive\r\n${findPatience(req.socket as Served)}`
}

/** The server of a connection, which says how long it waits for the next request. */
type Served = { server?: { keepAliveTimeout?: number } }

function findPatience({ server }: Served): string {
  const milliseconds = server?.keepAliveTimeout ?? 0
  return milliseconds > 0 ? `Keep-Alive: timeout=${Math.floor(milliseconds / 1000)}\r\n` : ''
}
