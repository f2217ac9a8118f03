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
  const waiting: ((answer: NonNullable<ServiceAnswer>) => void)[] = []
  const service = {
    url: '',
    requests,
    answer: (_: ServiceRequest): ServiceAnswer => ({ body: {} }),
    /** Answers the request that has waited longest. */
    release: (answer: NonNullable<ServiceAnswer>) => waiting.shift()?.(answer),
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
    const reply = ({ status = 200, headers, body }: NonNullable<ServiceAnswer>) =>
      response
        .writeHead(status, headers)
        .end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    const answer = service.answer(received)
    if (answer) reply(answer)
    else waiting.push(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
