import { once } from 'node:events'
import { createServer } from 'node:http'
import { codeDecisionHeader } from '@/codes/code-decision'
import { type DoorSettings, openScanDoor } from './open-scan-door'

/**
 * The door alone, without the site behind it, for tests and measurements: what it hands on is
 * answered with the address and the decision that the site would get.
 */
export async function serveTestDoor(settings: DoorSettings) {
  const door = await openScanDoor(settings)
  const server = createServer((request, response) => {
    const goOn = () => {
      const { [codeDecisionHeader]: decision } = request.headers
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ url: request.url, decision: decision && JSON.parse(String(decision)) }),
      )
    }
    if (!door.answer(request, response, goOn)) goOn()
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
      await door.stop()
    },
  }
}
