import { beforeEach, expect, it, vi } from 'vitest'
import { defaultDesign, type Logo } from '@/qr/design'
import type { Snapshot } from './generator-state'
import { findHistory, storeHistory } from './session-history'
import { storeUndoPicture } from './undo-pictures'

const files = vi.hoisted(() => new Map<string, Blob>())
vi.mock('./undo-files', () => ({
  storeUndoFile: async (id: string, file: Blob) => Boolean(files.set(id, file)),
  findUndoFiles: async () => files,
}))

const site = 'https://example.com'
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})

const logo = (dataUrl: string): Logo => ({
  source: { kind: 'image', dataUrl, widthPx: 10, heightPx: 10 },
  size: 0.2,
  marginModules: 1,
  shape: 'square',
  clearing: 'modules',
  backdrop: { kind: 'none' },
})
const snapshot = (url: string, part: Partial<Snapshot> = {}): Snapshot => ({
  draft: { type: 'url', url },
  design: defaultDesign,
  link: null,
  files: [],
  ...part,
})

it('returns the steps of a type with their designs, logos and links', async () => {
  const withLogo = { ...defaultDesign, logo: logo('data:image/png;base64,AAAA') }
  const travels = {
    past: [snapshot('a'), snapshot('b', { design: withLogo })],
    future: [snapshot('c', { link: { slug: null, text: '' } })],
  }
  storeHistory('url', travels)
  const found = await findHistory('url', site)
  expect(found?.past).toEqual(travels.past)
  expect(found?.future[0]).toMatchObject({ draft: travels.future[0]?.draft, link: { slug: null } })
  expect(await findHistory('text', site)).toBeUndefined()
})

it('stores a picture once, and fewer steps where they do not fit', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(600_000)}`
  const past = Array.from({ length: 30 }, (_, index) =>
    snapshot(String(index), {
      design: { ...defaultDesign, sizePx: 500 + index, logo: logo(picture) },
    }),
  )
  storeHistory('url', { past, future: [] })
  expect((await findHistory('url', site))?.past).toHaveLength(30)
  const other = (index: number) => `${picture}${'B'.repeat(4 * index)}`
  const varied = past.map((step, index) => ({
    ...step,
    design: { ...step.design, logo: logo(other(index)) },
  }))
  storeHistory('url', { past: varied, future: [] })
  expect((await findHistory('url', site))?.past.map(({ draft }) => draft.url)).toEqual(['28', '29'])
})

it('stores large pictures outside of Web Storage, and steps as far as these are found', async () => {
  const pictures = [0, 1, 2].map((at) => `data:image/png;base64,${'A'.repeat(1_000_000)}${at}`)
  const past = pictures.map((picture, at) =>
    snapshot(String(at), { design: { ...defaultDesign, logo: logo(picture) } }),
  )
  for (const picture of pictures) await storeUndoPicture(picture)
  storeHistory('url', { past, future: [] })
  expect(stored.get('generator:history:url')?.length).toBeLessThan(10_000)
  expect((await findHistory('url', site))?.past).toEqual(past)
  files.delete([...files.keys()][0] as string)
  expect((await findHistory('url', site))?.past).toEqual(past.slice(1))
})

it('restores the list of files', async () => {
  const withFile = snapshot('', { files: [{ id: 'f', role: 'content', caption: 'Menu' }] })
  storeHistory('url', { past: [withFile], future: [] })
  expect((await findHistory('url', site))?.past).toEqual([withFile])
})

it.each(['null', '{"past":[]}', '{"past":[{}],"future":[],"designs":[],"pictures":[]}', '7'])(
  'ignores a stored value that is no history: %s',
  async (json) => {
    stored.set('generator:history:url', json)
    expect(await findHistory('url', site)).toBeUndefined()
  },
)
