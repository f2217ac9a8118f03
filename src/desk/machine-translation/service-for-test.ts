import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServiceRequest = {
  path: string
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what they know
  body: any
}
/** What a service answers; undefined leaves the connection open. */
export type ServiceAnswer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | undefined

/** Starts a server in the place of a translation service. */
export async function startService() {
  const requests: ServiceRequest[] = []
  const service = {
    url: '',
    requests,
    answer: (_: ServiceRequest): ServiceAnswer => ({ body: {} }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const received = {
      path: `${request.method} ${request.url}`,
      headers: request.headers,
      body: text && JSON.parse(text),
    }
    requests.push(received)
    const answer = service.answer(received)
    if (!answer) return
    const { status = 200, headers, body } = answer
    response
      .writeHead(status, headers)
      .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
