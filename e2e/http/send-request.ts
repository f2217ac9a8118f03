import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Sends a GET request with exactly these headers and follows no redirect; `fetch` would replace
 * `host` and `sec-fetch-mode`. Resolves every name under localhost to this machine.
 */
export function sendRequest(
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { hostname, port, pathname, search, host } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return new Promise((resolve, reject) => {
    request(
      {
        hostname: isLocal ? '127.0.0.1' : hostname,
        port,
        path: pathname + search,
        headers: { host, ...headers },
      },
      (incoming) => {
        const received = new Headers()
        for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
          for (const value of values) received.append(name, value)
        }
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const body = Buffer.concat(chunks)
          const status = incoming.statusCode ?? 500
          resolve(new Response(body.length > 0 ? body : null, { status, headers: received }))
        })
      },
    )
      .on('error', reject)
      .end()
  })
}

/**
 * Sends the lines of a request as they are to a site on this machine, and returns the whole answer.
 * Everything else would correct the target and the host.
 */
export function sendLines(address: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

/** Headers of a browser that prefers German. */
export const germanVisit = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  'sec-fetch-mode': 'navigate',
}
