import { expect, test } from 'vitest'
import { fetchPath } from './fetch-page'

async function readMetrics(): Promise<(line: string) => number> {
  const text = await (await fetch(process.env.E2E_METRICS_URL as string)).text()
  const lines = text.split('\n')
  return (line) => Number(lines.find((found) => found.startsWith(`${line} `))?.split(' ')[1] ?? 0)
}

const stored = 'quietzone_requests_total{kind="stored",status="2xx"}'
const unknownApi = 'quietzone_requests_total{kind="api",status="4xx"}'
const cmsPool = 'quietzone_pool_connections{pool="cms",state="idle",process="next"}'

test.skipIf(!process.env.E2E_METRICS_URL)(
  'requests are counted, and named in answers',
  async () => {
    // The first request may render the page instead of reading it from memory.
    await fetchPath('/features')
    const before = await readMetrics()
    await fetchPath('/features')
    const [first, second] = [await fetchPath('/api/v1/unknown'), await fetchPath('/api/v1/unknown')]
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)

    // A request is counted after its connection has finished with it.
    await expect
      .poll(async () => (await readMetrics())(unknownApi))
      .toBeGreaterThanOrEqual(before(unknownApi) + 2)
    const after = await readMetrics()
    expect(after(stored)).toBeGreaterThan(before(stored))
    // This metric is counted in the process with Next.
    expect(after(cmsPool)).toBeGreaterThan(0)
  },
)
