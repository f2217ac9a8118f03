import { afterEach, expect, test, vi } from 'vitest'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'

afterEach(() => vi.unstubAllGlobals())

test('a file is fetched once from the address given, also when it is wanted twice at a time', async () => {
  const fetched = vi.fn(async () => Response.json({ A: '~' }))
  vi.stubGlobal('fetch', fetched)
  const load = fetchGlyphs('/glyphs')
  await expect(Promise.all([load('sans/0.json'), load('sans/0.json')])).resolves.toEqual([
    { A: '~' },
    { A: '~' },
  ])
  expect(fetched.mock.calls).toEqual([['/glyphs/sans/0.json']])
})

test('a failure is told, and tried again at the next call', async () => {
  const answers = [Promise.resolve(new Response('', { status: 503 })), Response.json({})]
  vi.stubGlobal('fetch', async () => answers.shift())
  const load = fetchGlyphs('/glyphs')
  await expect(load('jp/9c.json')).rejects.toThrow('/glyphs/jp/9c.json: 503')
  await expect(load('jp/9c.json')).resolves.toEqual({})
})
