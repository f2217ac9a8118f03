import { afterEach, expect, it, vi } from 'vitest'
import { findNewerBuild } from './find-newer-build'

const requested: string[] = []
afterEach(() => {
  requested.length = 0
  vi.unstubAllGlobals()
})

/** Stubs a server with these responses, and 404 for all other addresses. */
function serve(answers: Record<string, object>) {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const address = typeof input === 'string' ? input : input.url
    requested.push(address)
    const answer = answers[new URL(address, 'http://localhost').pathname]
    return answer ? Response.json(answer) : new Response('', { status: 404 })
  })
}

const older = { id: 'older', builtAt: '2026-11-01T08:00:00.000Z' }
const newer = { id: 'newer', builtAt: '2026-11-02T08:00:00.000Z' }

it('asks with the time in the query, and for no more where the page is of the latest build', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000)
  serve({ '/builds/latest.json': newer })
  expect(await findNewerBuild('newer')).toBeUndefined()
  expect(requested).toEqual(['/builds/latest.json?t=1790000000000'])
})

it('finds what was built after the page', async () => {
  serve({ '/builds/latest.json': newer, '/builds/older.json': older })
  expect(await findNewerBuild('older')).toBe('newer')
})

it('takes a build that nobody knows any more for an old one', async () => {
  serve({ '/builds/latest.json': newer })
  expect(await findNewerBuild('forgotten')).toBe('newer')
})

it('ignores a process that still serves an older build than the page’s', async () => {
  serve({ '/builds/latest.json': older, '/builds/newer.json': newer })
  expect(await findNewerBuild('newer')).toBeUndefined()
})
