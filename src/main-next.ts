// The program of the process with Next: pages, the admin, the APIs and jobs. It answers the site through
// a socket, and ends with it.
import { createServer } from 'node:http'
import { fail } from '@/http/fail'
import { type FromNext, generationHeader, type ToNext } from '@/http/next/next-messages'
import { startNext } from '@/http/next/start-next'
import { requestIdHeader } from '@/http/observe-request'
import { createRegistry } from '@/http/serve-metrics'
import { log, requestContext } from '@/log'
import { endWhenStuck } from '@/start/end-when-stuck'
import { outliveReaders } from '@/start/outlive-readers'
import { routeConsole } from '@/start/route-console'

/** The site limits headers; it has added some of its own. */
const maxHeaderSize = 64 * 1024

outliveReaders()
routeConsole()
endWhenStuck()
process.on('uncaughtExceptionMonitor', (err, origin) => log.fatal({ err }, origin))
// The site is asked as well, and ends this process after the requests that are running.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(1))

const [, , socketPath = ''] = process.argv
const registry = createRegistry()
const next = await startNext({ development: false })
let generation: unknown

const server = createServer({ maxHeaderSize, keepAliveTimeout: 0, requestTimeout: 0 })
server.on('request', (request, response) => {
  const { [generationHeader]: current, [requestIdHeader]: requestId = '' } = request.headers
  if (current !== generation) next.announceContentChange()
  generation = current
  requestContext.run({ requestId: String(requestId) }, () => {
    next.handle(request, response).catch((cause) => fail(response, cause))
  })
})

const actions: Record<ToNext, () => Promise<void>> = {
  startJobs: next.startJobs,
  drain: () => next.drain().then(() => say(['drained'])),
  stop: () => next.stop().then(() => process.exit(0)),
  readMetrics: async () => say(['metrics', await registry.getMetricsAsJSON()]),
}

function say(message: FromNext): void {
  process.send?.(message)
}

process.on('message', (message: ToNext) => {
  actions[message]().catch((cause) => log.error({ err: cause }, `${message} failed`))
})
server.listen(socketPath, () => say(['ready']))
