// Sends hostile requests to every public address of the production site: each operation that the
// API describes and each route of the build, with every method, content type, size and malformed
// value. No response may be a 5xx or late, /healthz must not be delayed, and memory must not grow.
// npm run bench -- fuzz-http [--cases N] [--rounds N] [--seed N]; exits with 1 on a finding.
import fc from 'fast-check'
import { newDocument } from '../src/codes/new-document'
import { buildFolder } from '../src/env'
import { type HostileRequest, hostileRequest } from './http/hostile-requests'
import type { JsonSchema } from './http/hostile-values'
import { type Endpoint, listOperations, listRoutes } from './http/list-endpoints'
import { type Memory, measureMemory, memoryEnv } from './http/measure-memory'
import { pollHealth } from './http/poll-health'
import { serveSite } from './http/serve-site'
import { reportTarget } from './report-target'

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
/** Requests to each endpoint per round. */
const casesPerEndpoint = option('cases', 4)
const rounds = option('rounds', 5)
const seed = option('seed', Math.floor(Math.random() * 2 ** 31))
/** Rounds after which everything is compiled and all caches are full. */
const warmRounds = 2
/** Exceeds the variation between two measurements of the same process. */
const growthLimit = 0.1
const answerWithinMs = 20_000
const healthTargetMs = 50
const repeats = 2

const site = await serveSite(memoryEnv)
const poller = pollHealth(site.url)
let visitors = 0
const visitor = () => {
  visitors += 1
  return `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`
}

const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
const made = await fetch(`${site.url}/api/v1/codes`, {
  method: 'POST',
  body: JSON.stringify({ document, password: 'secret 1' }),
  headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor() },
})
const { code, editKey } = (await made.json()) as { code: { slug: string }; editKey: string }
const openApi = await (await fetch(`${site.url}/api/v1/openapi.json`)).json()
const { schemas } = openApi.components as { schemas: Record<string, JsonSchema> }

const accounts = ['login', 'set-up', 'forgot-password', 'reset-password', 'first-register']
const known = {
  slug: [code.slug, 'unknown', '%ff', 'a'.repeat(3000), '..%2f..', 'the-quiet-zone'],
  id: ['0b1c2d3e-4f50-4a6b-8c7d-8e9fa0b1c2d3', '%00', '1'],
  action: ['pause', 'resume', 'rotate-key', '__proto__', 'delete'],
  locale: ['de', 'xx'],
  type: ['wifi', 'unknown', '%E0%A4%A'],
  number: ['2', '-1', '1e9'],
  file: ['en.json', 'wifi.svg', '0.xml', '..%2f..%2fetc%2fpasswd'],
  segments: ['', 'collections/posts', 'a/b/c'],
  name: ['a.png', '%2e%2e%2f'],
  path: ['unknown', '__proto__'],
  rest: ['unknown', 'a/b/c', '%00'],
}
const cmsPaths = [
  ...accounts.map((name) => `users/${name}`),
  ...['users', 'users/me', 'users/1/link', 'posts', 'posts/1', 'media', 'media/file/x.png'],
  ...['codes', 'globals/site', 'payload-preferences/x', 'access', 'graphql', 'og', '__proto__'],
]
const routes = listRoutes(buildFolder(), known).filter(
  ({ path }) => !path.startsWith('/api/unknown'),
)
const cms = cmsPaths.flatMap((path) =>
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    ...{ method, path: `/api/${path}` },
  })),
)
const endpoints: Endpoint[] = [...listOperations(openApi, known), ...routes, ...cms]

const authorizations = [`Bearer ${editKey}`, `Bearer qz_${'a'.repeat(43)}`, 'Bearer', 'JWT a.b.c']
const cases = endpoints.flatMap((endpoint, at) =>
  fc.sample(hostileRequest(endpoint, schemas, authorizations), {
    numRuns: casesPerEndpoint,
    seed: seed + at,
  }),
)
console.log(`seed ${seed}, ${endpoints.length} endpoints, ${cases.length} requests a round\n`)

const statuses = new Map<string, number>()
const findings = new Map<string, string>()
let requests = 0
let slowestMs = 0
let worstHealthMs = 0

/** Sends one request; returns what is wrong with the response. */
async function sendOne({ method, target, headers, body }: HostileRequest) {
  const sentAt = performance.now()
  requests += 1
  try {
    const answer = await fetch(site.url + target, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) },
      headers: { ...headers, 'x-forwarded-for': visitor() },
      ...(body && { body }),
    })
    await answer.arrayBuffer()
    statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1)
    // Without a mail server, recovery is unavailable, and the response states this.
    const isRefusal =
      answer.status === 503 && /\/recovery$|\/mail-key$/.test(target.split('?')[0] ?? '')
    return answer.status >= 500 && !isRefusal ? `answered ${answer.status}` : undefined
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError') return 'did not answer'
    // The server refused the body while the client was sending it.
    statuses.set('closed', (statuses.get('closed') ?? 0) + 1)
    return undefined
  } finally {
    slowestMs = Math.max(slowestMs, performance.now() - sentAt)
  }
}

async function tryOne(request: HostileRequest): Promise<void> {
  let healthMs = Number.POSITIVE_INFINITY
  let fault: string | undefined
  // Other load on the machine delays /healthz once; a slow request delays it every time.
  for (let attempt = 0; attempt <= repeats && healthMs > healthTargetMs; attempt += 1) {
    fault ??= await sendOne(request)
    healthMs = Math.min(healthMs, await poller.takeLongestMs())
  }
  worstHealthMs = Math.max(worstHealthMs, healthMs)
  if (healthMs > healthTargetMs) fault ??= `delayed /healthz by ${healthMs.toFixed(0)} ms`
  if (!fault) return
  const { method, target, headers, body } = request
  const key = `${method} ${target.split('?')[0]} ${fault}`
  if (findings.has(key)) return
  const text = body && new TextDecoder().decode(body.subarray(0, 300))
  findings.set(
    key,
    `${target.slice(0, 300)} ${JSON.stringify(headers)} ${body?.length ?? 0} ${text}`,
  )
  console.log(`FOUND ${key.slice(0, 200)}\n  ${findings.get(key)?.slice(0, 900)}`)
}

const memories: Memory[] = []
for (let round = 1; round <= rounds; round += 1) {
  for (const request of cases) await tryOne(request)
  const memory = await measureMemory(site.pid)
  memories.push(memory)
  const figures = Object.entries(memory).map(([name, bytes]) => `${name} ${mebibytes(bytes)} MiB`)
  console.log(`round ${round}: ${figures.join(', ')}`)
}

const held = (memory: Memory | undefined) => (memory ? memory.heapUsed + memory.external : 0)
const warm = held(memories[Math.min(warmRounds, rounds) - 1])
const growth = held(memories.at(-1)) / warm - 1
console.log(`\n${requests} requests; answers ${JSON.stringify(Object.fromEntries(statuses))}`)
console.log(`slowest answer ${slowestMs.toFixed(0)} ms, ${findings.size} findings`)
const report = (target: string, measured: number, needed: number) =>
  reportTarget({ target, measured, needed, atMost: true }, false)
report('Longest wait of /healthz, ms', worstHealthMs, healthTargetMs)
report('Growth of memory after warm-up, %', growth * 100, growthLimit * 100)
report('Findings', findings.size, 0)
await poller.stop()
await site.stop()
process.exit(findings.size > 0 || growth > growthLimit || worstHealthMs > healthTargetMs ? 1 : 0)

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
