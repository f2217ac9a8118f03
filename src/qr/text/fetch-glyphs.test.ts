import { afterEach, expect, test, vi } from 'vitest'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'

afterEach(() => vi.unstubAllGlobals())

test('a file is fetched once from the address given, also when it is wanted twice at a time', async () => {
  const fetched = vi.fn(async (_address: string) => Response.json({ A: '~' }))
  vi.stubGlobal('fetch', fetched)
  const load = fetchGlyphs('/glyphs')
  await expect(Promise.all([load('sans/0.json'), load('sans/0.json')])).resolves.toEqual([
    { A: '~' },
    { A: '~' },
  ])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/glyphs/sans/0.json'])
})

test('a second failure is told, and all is tried again at the next call', async () => {
  const failure = () => new Response('', { status: 503 })
  const answers = [failure(), failure(), failure(), Response.json({})]
  vi.stubGlobal('fetch', async () => answers.shift())
  const load = fetchGlyphs('/glyphs')
  await expect(load('jp/9c.json')).rejects.toThrow(/\/glyphs\/jp\/9c\.json.*503/)
  await expect(load('jp/9c.json')).resolves.toEqual({})
})

test('a page in the place of a file, as a network’s sign-in puts it there, is a failure', async () => {
  const headers = { 'content-type': 'text/html' }
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { headers }))
  await expect(fetchGlyphs('/glyphs')('sans/0.json')).rejects.toThrow('no JSON')
})
