import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { trace } from '@opentelemetry/api'
import { expect, it, vi } from 'vitest'
import { startTracing } from './tracing'

it('sends spans to the collector', async () => {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(`${request.url} ${await text(request)}`)
    response.end('{}')
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as { port: number }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
  const flush = startTracing()
  trace.getTracer('test').startSpan('a span of the site').end()
  await flush()
  trace.disable()
  vi.unstubAllEnvs()
  collector.close()
  collector.closeAllConnections()
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toMatch(/^\/v1\/traces /)
  for (const part of ['a span of the site', 'quietzone', 'deployment.environment.name'])
    expect(bodies[0]).toContain(part)
})
