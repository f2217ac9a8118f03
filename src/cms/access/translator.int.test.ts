import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, type Team } from '@/testing/test-team'

let payload: Payload
let team: Team
let page: Solution
let count = 0

const collection = 'solutions'
const cards = (title: string, text: string) => [
  {
    id: 'cards',
    blockType: 'cards' as const,
    title,
    items: [
      { id: 'one', icon: 'wifi' as const, title: text, path: '/wifi' },
      { id: 'two', icon: 'link' as const, title: text, path: '/url' },
    ],
  },
]

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
})

beforeEach(async () => {
  page = await payload.create({
    collection,
    data: {
      label: 'Label',
      slug: `page-${count++}`,
      hero: { title: 'Title' },
      blocks: cards('Cards', 'Item'),
      _status: 'published',
    },
  })
})

const translating = () => ({ user: team.translator, overrideAccess: false }) as const
const german = { label: 'Name', hero: { title: 'Titel' }, blocks: cards('Karten', 'Punkt') }
const read = (locale: 'en' | 'de') => payload.findByID({ collection, id: page.id, locale })
const updateIn = (locale: string, more: object = {}) =>
  payload.update({
    collection,
    id: page.id,
    locale: locale as 'de',
    data: german,
    ...translating(),
    ...more,
  })

describe('a translator of German', () => {
  it('writes and publishes German', async () => {
    await updateIn('de', { data: { ...german, _status: 'published' } })
    expect(await read('de')).toMatchObject({ ...german, _status: 'published' })
    expect(await read('en')).toMatchObject({ label: 'Label', blocks: cards('Cards', 'Item') })
  })

  it.each(['en', 'fr', 'all', '*', 'xx'])('does not write with locale %s', async (locale) => {
    await expect(updateIn(locale)).rejects.toMatchObject({ status: 403 })
  })

  it('does not publish another language from German', async () => {
    const other = { publishSpecificLocale: 'fr', data: { ...german, _status: 'published' } }
    await expect(updateIn('de', other)).rejects.toMatchObject({ status: 403 })
  })

  it.each(['publishAllLocales', 'unpublishAllLocales'])('does not use %s', async (flag) => {
    await expect(updateIn('de', { [flag]: true })).rejects.toMatchObject({ status: 403 })
    expect(await read('en')).toMatchObject({ _status: 'published' })
  })

  it('changes nothing that is shared', async () => {
    const [block] = german.blocks
    const items = block?.items ?? []
    const blocks = [
      { ...cards('Neu', 'Neu')[0], id: 'another' },
      {
        ...block,
        // Reversed rows with one more row, other icons and other addresses.
        items: [...items, { id: 'three', title: 'Neu' }]
          .reverse()
          .map((item) => ({ ...item, icon: 'ban', path: '/elsewhere' })),
      },
    ]
    const written = updateIn('de', { data: { ...german, blocks, slug: 'taken-over' } })
    await expect(written).rejects.toMatchObject({ status: 403 })
    expect(await read('de')).toMatchObject({ slug: page.slug })
    const [only, second] = (await read('en')).blocks ?? []
    expect(second).toBeUndefined()
    expect(only).toMatchObject(cards('Cards', 'Item')[0] ?? {})
    expect(only && 'items' in only && only.items).toHaveLength(2)
  })

  it('writes the words of a code and not its look', async () => {
    const shown = (title: string, words: string, preset: 'lagoon' | 'dusk') => [
      {
        id: 'examples',
        blockType: 'examples' as const,
        title,
        items: [
          {
            id: 'one',
            scene: 'card' as const,
            title,
            code: { type: 'text' as const, fields: `text: ${words}`, frameText: title, preset },
          },
        ],
      },
    ]
    const blocks = shown('Examples', 'Hello', 'lagoon')
    await payload.update({ collection, id: page.id, locale: 'en', data: { blocks } })
    const changed = shown('Beispiele', 'Hallo', 'dusk')
    const [block] = changed
    const items = block?.items.map((item) => ({
      ...item,
      scene: 'poster' as const,
      code: { ...item.code, type: 'url' as const },
    }))
    const data = { ...german, blocks: [{ ...block, items }] }
    await expect(updateIn('de', { data })).rejects.toMatchObject({ status: 403 })
    const words = { ...german, blocks: shown('Beispiele', 'Hallo', 'lagoon') }
    await updateIn('de', { data: { ...words, _status: 'published' } })
    expect((await read('de')).blocks).toMatchObject(shown('Beispiele', 'Hallo', 'lagoon'))
    expect((await read('en')).blocks).toMatchObject(shown('Examples', 'Hello', 'lagoon'))
  })

  it('does not empty a list', async () => {
    await updateIn('de', { data: { ...german, blocks: [] }, draft: true })
    expect((await read('en')).blocks).toMatchObject(cards('Cards', 'Item'))
  })

  it('changes many at once in German only', async () => {
    const where = { id: { equals: page.id } }
    const data = { label: 'Viele' }
    const bulk = (locale: 'de' | 'fr', more = {}) =>
      payload.update({ collection, where, locale, data, draft: true, ...translating(), ...more })
    await expect(bulk('fr')).rejects.toMatchObject({ status: 403 })
    await expect(bulk('de', { unpublishAllLocales: true })).rejects.toMatchObject({ status: 403 })
    expect((await bulk('de')).errors).toEqual([])
    expect(await read('en')).toMatchObject({ label: 'Label', blocks: cards('Cards', 'Item') })
  })

  it('does not restore versions, which hold all languages', async () => {
    const where = { parent: { equals: page.id } }
    const { docs } = await payload.findVersions({ collection, where, ...translating() })
    const id = docs[0]?.id ?? ''
    for (const draft of [true, false]) {
      const restore = payload.restoreVersion({
        collection,
        id,
        locale: 'de',
        draft,
        ...translating(),
      })
      await expect(restore).rejects.toMatchObject({ status: 403 })
    }
  })

  it('neither creates, duplicates nor deletes', async () => {
    const { id } = page
    const locale = 'de'
    const created = payload.create({
      collection,
      locale,
      draft: true,
      data: { slug: 'new' } as never,
      ...translating(),
    })
    await expect(created).rejects.toMatchObject({ status: 403 })
    const duplicated = payload.duplicate({ collection, id, locale, ...translating() })
    await expect(duplicated).rejects.toMatchObject({ status: 403 })
    const deleted = payload.delete({ collection, id, locale, ...translating() })
    await expect(deleted).rejects.toMatchObject({ status: 403 })
  })
})

describe('a translator of German, in globals,', () => {
  const slug = 'navigation'
  const items = (label: string) => [
    { id: 'menu', label, children: [{ id: 'entry', label, path: '/wifi', icon: 'wifi' as const }] },
  ]
  const write = (locale: 'de' | 'fr', more: object = {}) =>
    payload.updateGlobal({
      slug,
      locale,
      data: { items: items('Menü') },
      ...translating(),
      ...more,
    })

  beforeEach(async () => {
    const data = { items: items('Menu'), _status: 'published' } as const
    await payload.updateGlobal({ slug, data })
  })

  it('writes German only, and texts only', async () => {
    const elsewhere = { id: 'entry', label: 'Menü', path: '/' }
    const data = { items: [{ ...items('Menü')[0], path: '/', children: [elsewhere] }] }
    await expect(write('de', { data })).rejects.toMatchObject({ status: 403 })
    await write('de')
    const found = await payload.findGlobal({ slug, locale: 'de' })
    expect(found.items).toMatchObject(items('Menü'))
    expect(found.items?.[0]?.path ?? null).toBeNull()
    const english = await payload.findGlobal({ slug })
    expect(english.items).toMatchObject(items('Menu'))
  })

  it.each([
    ['another language', 'fr', {}],
    ['another language by the side door', 'de', { publishSpecificLocale: 'fr' }],
    ['all languages', 'de', { publishAllLocales: true }],
    ['no language', 'de', { unpublishAllLocales: true }],
  ] as const)('does not publish %s', async (_, locale, more) => {
    await expect(write(locale, more)).rejects.toMatchObject({ status: 403 })
  })

  it('does not restore versions', async () => {
    const { docs } = await payload.findGlobalVersions({ slug, ...translating() })
    const id = docs[0]?.id ?? ''
    const restore = payload.restoreGlobalVersion({ slug, id, locale: 'de', ...translating() })
    await expect(restore).rejects.toMatchObject({ status: 403 })
  })
})

describe('a translator of German, with pictures,', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = { data: pixel, mimetype: 'image/png', name: 'pixel.png', size: pixel.length }

  it('writes the alternative text but does not exchange the file', async () => {
    const { id } = await payload.create({ collection: 'media', data: { alt: 'A pixel' }, file })
    const write = (locale: 'de' | 'fr', more: object = {}) =>
      payload.update({
        collection: 'media',
        id,
        locale,
        data: { alt: 'Ein Punkt' },
        ...translating(),
        ...more,
      })
    expect(await write('de')).toMatchObject({ alt: 'Ein Punkt' })
    await expect(write('fr')).rejects.toMatchObject({ status: 403 })
    await expect(write('de', { file })).rejects.toMatchObject({ status: 403 })
    const uploaded = payload.create({
      collection: 'media',
      data: { alt: '' },
      file,
      ...translating(),
    })
    await expect(uploaded).rejects.toMatchObject({ status: 403 })
  })
})
