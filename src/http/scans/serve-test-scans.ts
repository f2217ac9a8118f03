import { once } from 'node:events'
import { createServer } from 'node:http'
import { codeDecisionHeader } from '@/codes/code-decision'
import { createScanHandler, type ScanHandlerSettings } from './create-scan-handler'

/**
 * Serves the scan handler without the site, for tests and benchmarks. Requests that it forwards are
 * answered with the URL and the decision that the site would get.
 */
export async function serveTestScans(settings: ScanHandlerSettings) {
  const handler = await createScanHandler(settings)
  const server = createServer((request, response) => {
    const next = () => {
      const { [codeDecisionHeader]: decision } = request.headers
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ url: request.url, decision: decision && JSON.parse(String(decision)) }),
      )
    }
    if (!handler.answer(request, response, next)) next()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    port,
    stop: async () => {
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await handler.stop()
    },
  }
}
