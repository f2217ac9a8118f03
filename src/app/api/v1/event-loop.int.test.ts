import { randomBytes } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newDocument } from '@/codes/new-document'
import { defaultDesign } from '@/qr/design/design'
import { startTestPayload } from '@/testing/test-payload'
import { hostileBodies } from './hostile-bodies-for-test'

// What the server component bundle gives.
vi.mock('server-only', () => ({}))

let payload: Payload
beforeAll(async () => {
  payload = await startTestPayload()
})
afterAll(() => payload?.destroy())

/** As many codes as one request may have. */
const many = JSON.stringify({
  codes: Array.from({ length: 1000 }, (_, at) => ({
    document: newDocument({ type: 'url', url: `https://example.com/${at}` }, 'en'),
    name: 'x'.repeat(120),
  })),
})

/** Processor time of this process, so that others on the machine do not matter. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The longest time that the process computed without letting anything else have a turn. */
async function findLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = cpuMs()
  let isDone = false
  const turn = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isDone = true
  return Math.max(longest, cpuMs() - last)
}

/**
 * What a request may compute at a time, on any machine: half of what it takes to parse the worst body
 * of all at once. The figures in milliseconds are those of `npm run bench -- health`.
 */
async function measureLimit(): Promise<number> {
  const [, text = ''] = hostileBodies.find(([name]) => name === 'names') ?? []
  return (await findLongestTurn(async () => JSON.parse(text))) / 2
}

it('waits for no request: each lets others have their turn', async () => {
  const pool = (payload.db as unknown as PostgresAdapter).pool
  const { POST: create } = await import('./codes/route')
  const { POST: createMany } = await import('./codes/bulk/route')
  const { POST: draw } = await import('./qr/route')
  const { POST: report } = await import('./reports/route')
  const { POST: recover } = await import('./recovery/route')
  const { PATCH: edit } = await import('./codes/[slug]/route')
  const { POST: upload } = await import('./codes/[slug]/files/route')

  let visitors = 0
  const send = (path: string, body: BodyInit, more: Record<string, string> = {}) => {
    visitors += 1
    return new Request(`https://qz.example/api/v1${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-visitor-address': `2001:db8:${visitors.toString(16)}::1`,
        ...more,
      },
    })
  }
  const document = newDocument({ type: 'url', url: 'https://example.com' }, 'en')
  const made = await (await create(send('/codes', JSON.stringify({ document })))).json()
  const { slug } = made.code
  const headers = { authorization: `Bearer ${made.editKey}` }
  const params = Promise.resolve({ slug })
  const logo = {
    source: {
      ...{ kind: 'image', widthPx: 100, heightPx: 100 },
      dataUrl: `data:image/png;base64,${randomBytes(2_900_000).toString('base64')}`,
    },
    ...{ size: 0.2, marginModules: 1, shape: 'square', clearing: 'none' },
    backdrop: { kind: 'none' },
  }
  const design = { ...defaultDesign, logo }
  const large = JSON.stringify({ document, design })
  const endless = `1\n00:00:01,500 --> 00:00:04,000\n${'1'.repeat(4_000_000)}`
  type Handler = (request: Request) => Promise<Response>
  /** Makes the request, which is no matter of the server, and returns how to answer it. */
  const on = (answer: Handler, path: string, body: BodyInit, more = {}) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    return () => {
      const request = send(path, bytes as BodyInit, more)
      return () => answer(request)
    }
  }
  const editOwn: Handler = (request) => edit(request, { params })
  const uploadOwn: Handler = (request) => upload(request, { params })
  const [, text = ''] = hostileBodies[0] ?? []
  const works: [string, ReturnType<typeof on>][] = [
    ...hostileBodies.slice(0, 4).flatMap(([name, body]): [string, ReturnType<typeof on>][] => [
      [`create many, ${name}`, on(createMany, '/codes/bulk', body)],
      [`draw, ${name}`, on(draw, '/qr', body)],
      [`edit, ${name}`, on(editOwn, `/codes/${slug}`, body, headers)],
    ]),
    ['report', on(report, '/reports', text)],
    ['recover', on(recover, '/recovery', text)],
    ['create with a logo', on(create, '/codes', large)],
    ['draw a logo', on(draw, '/qr', JSON.stringify({ data: 'x', format: 'png', design }))],
    [
      'draw a large code',
      on(draw, '/qr', JSON.stringify({ data: 'x'.repeat(2000), format: 'png', size: 4096 })),
    ],
    ['create many', on(createMany, '/codes/bulk', many)],
    ['upload subtitles', on(uploadOwn, `/codes/${slug}/files?name=a.srt`, endless, headers)],
  ]
  // Loading modules and compiling them is no matter of requests.
  for (const [, prepare] of works.slice(0, 3)) await prepare()()

  const limit = await measureLimit()
  const slow: string[] = []
  for (const [name, prepare] of works) {
    await pool.query('delete from rate_limits')
    const longest = await findLongestTurn(prepare())
    if (longest > limit) slow.push(`${name}: ${longest.toFixed(0)} of ${limit.toFixed(0)} ms`)
  }
  expect(slow).toEqual([])
})

it('takes a turn for each of a thousand codes', async () => {
  const { makeCodes } = await import('@/server/codes/make-codes')
  const { parseJson } = await import('@/server/codes/api/parse-json')
  let isDone = false
  let turns = 0
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  const { list } = await parseJson(Buffer.from(many), { name: 'codes', max: 1000 })
  vi.spyOn(await import('@/server/codes/limit-creations'), 'countCreations').mockResolvedValue(
    async () => {},
  )
  setImmediate(count)
  const json = await makeCodes({ codes: list.map(({ value }) => value) }, 'x', async () => {})
  isDone = true
  expect(JSON.parse(json.toString()).results).toHaveLength(1000)
  expect(turns).toBeGreaterThan(3000)
})
