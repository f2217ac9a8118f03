import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/env'
import { type Locale, localeCodes } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import { startTestCluster, type TestCluster } from '@/testing/test-cluster'
import { startTestPayload } from '@/testing/test-payload'
import { hashShape, hashTexts } from './hash-content'
import { seed, seedAndUpdate } from './seed'
import { readSeedRecords } from './seed-records'
import { documentTarget, globalTarget, type SeedTarget } from './seed-target'
import { posts, tagSlugs } from './structure/blog'

let cluster: TestCluster
let payload: Payload
let database: pg.Client

beforeAll(async () => {
  cluster = await startTestCluster('seeded')
  payload = await startTestPayload(await cluster.createDatabase())
  database = new pg.Client(env.DATABASE_URL)
  await database.connect()
}, 240_000)
afterAll(async () => {
  await database.end()
  await payload.destroy()
  await cluster.stop()
})

/** Every row of every table, as text. */
async function dump(): Promise<Record<string, string[]>> {
  const tables = await database.query("select tablename from pg_tables where schemaname = 'public'")
  const rows: Record<string, string[]> = {}
  for (const { tablename } of tables.rows) {
    const found = await database.query(`select t::text as row from "${tablename}" t order by 1`)
    rows[tablename] = found.rows.map(({ row }) => row)
  }
  return rows
}

it('fills an empty site', async () => {
  const visiting = { locale: 'en', overrideAccess: false, pagination: false } as const
  const slugsOf = async (collection: 'solutions' | 'legal-pages' | 'posts' | 'tags') =>
    (await payload.find({ collection, ...visiting })).docs.map(({ slug }) => slug).sort()
  expect(await slugsOf('solutions')).toEqual([...solutionSlugs].sort())
  expect(await slugsOf('legal-pages')).toEqual([...legalSlugs].sort())
  expect(await slugsOf('posts')).toEqual(posts.map(({ slug }) => slug).sort())
  expect(await slugsOf('tags')).toEqual([...tagSlugs].sort())
  const home = await payload.findGlobal({ slug: 'home', locale: 'en', overrideAccess: false })
  const types = home.blocks?.map(({ blockType }) => blockType)
  expect(types).toEqual(['types', 'cards', 'steps', 'showcase', 'questions', 'band'])
  const navigation = await payload.findGlobal({ slug: 'navigation', locale: 'en' })
  expect(navigation.items?.map(({ children }) => children?.length ?? 0)).toEqual([11, 2, 5, 0, 0])
})

it('turns Markdown into tables, codes and samples', async () => {
  const slug = { equals: 'error-correction-and-logos' }
  const { docs } = await payload.find({ collection: 'posts', where: { slug }, locale: 'en' })
  const nodes = docs[0]?.body.root.children ?? []
  const blocks = nodes.flatMap(({ fields }) => (fields as { blockType?: string })?.blockType ?? [])
  expect(nodes.map(({ type }) => type)).toContain('table')
  expect(new Set(blocks)).toEqual(new Set(['codes', 'Code']))
  expect(JSON.stringify(nodes)).not.toContain('```')
})

it('gives a price its own currency in each language', async () => {
  const pricing = await payload.findGlobal({ slug: 'pricing', locale: 'all' })
  expect(pricing.currency).toMatchObject({ en: 'USD', de: 'EUR', ja: 'JPY' })
  const english = await payload.findGlobal({ slug: 'pricing', locale: 'en' })
  const said = english.plans?.map(({ amount, priceText }) => amount ?? priceText)
  expect(said).toEqual([0, 0])
})

it('changes nothing the second time', async () => {
  const before = await dump()
  expect(await seed(payload)).toBe(0)
  expect(await seedAndUpdate(payload)).toEqual({ added: 0, updated: 0, leftAlone: [] })
  expect(await dump()).toEqual(before)
})

it('brings back a page that is missing, and leaves what was edited', async () => {
  const data = { hero: { title: 'Our own words' }, blocks: [], _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home', data: { ...data, blocks: [] } })
  const slug = { equals: 'cookies-policy' }
  await payload.delete({ collection: 'legal-pages', where: { slug } })
  expect(await seed(payload)).toBeGreaterThan(0)
  const { docs } = await payload.find({ collection: 'legal-pages', where: { slug } })
  expect(docs).toHaveLength(1)
  const home = await payload.findGlobal({ slug: 'home' })
  expect(home).toMatchObject({ hero: { title: 'Our own words' }, blocks: [] })
})

describe('an update', () => {
  /** Makes what is stored count as what an earlier seed wrote. */
  async function pretendEarlier(target: SeedTarget, locales: readonly Locale[]) {
    const records = await readSeedRecords(payload)
    await target.readAll()
    for (const locale of locales) {
      const stored = hashTexts(target.fields, await target.read(locale))
      await records.write(target.name, locale, { source: 'earlier', stored })
    }
    const stored = hashShape(target.fields, await target.read('en'))
    await records.write(target.name, 'shared', { source: stored, stored })
    return records
  }

  it('replaces earlier texts and leaves edited ones alone', async () => {
    const target = documentTarget(payload, 'legal-pages', 'legal-notice')
    await target.readAll()
    const original = await target.read('de')
    await target.publish('de', { ...original, title: 'Früherer Titel' })
    await target.publish('fr', { ...(await target.read('fr')), title: 'Titre précédent' })
    await pretendEarlier(target, ['de', 'fr'])
    await target.publish('fr', { ...(await target.read('fr')), title: 'Notre titre' })

    expect(await seedAndUpdate(payload)).toMatchObject({
      updated: 1,
      leftAlone: [{ target: 'legal-pages/legal-notice', locale: 'fr', reason: 'text' }],
    })
    expect(await target.read('de')).toMatchObject({ title: original.title })
    expect(await target.read('fr')).toMatchObject({ title: 'Notre titre' })
    expect(await seedAndUpdate(payload)).toMatchObject({
      updated: 0,
      leftAlone: [{ locale: 'fr' }],
    })
    await target.publish('fr', { ...(await target.read('fr')), title: original.title })
  })

  it('leaves a draft alone', async () => {
    const target = documentTarget(payload, 'categories', 'print')
    await target.readAll()
    await pretendEarlier(target, ['it'])
    const { docs } = await payload.find({
      collection: 'categories',
      where: { slug: { equals: 'print' } },
    })
    await payload.update({
      collection: 'categories',
      id: docs[0]?.id ?? '',
      locale: 'it',
      draft: true,
      data: { title: 'Bozza' },
    })
    const { leftAlone } = await seedAndUpdate(payload)
    expect(leftAlone).toContainEqual({ target: 'categories/print', locale: 'it', reason: 'text' })
  })

  describe('of sections', () => {
    const target = () => globalTarget(payload, 'features')
    /** The languages that the page is translated into. */
    async function listWritten() {
      const titles = await Promise.all(localeCodes.map((locale) => target().read(locale)))
      return localeCodes.filter((_, index) => (titles[index]?.hero as { title?: string })?.title)
    }
    const countBlocks = async () => ((await target().read('en')).blocks as unknown[]).length
    async function removeLastBlock() {
      const current = await target().read('en')
      await target().publish('en', { ...current, blocks: (current.blocks as []).slice(0, -1) })
      const records = await pretendEarlier(target(), await listWritten())
      const shape = records.find('features', 'shared')
      await records.write('features', 'shared', { source: 'earlier', stored: shape?.stored ?? '' })
    }

    it('replaces them where no language was edited', async () => {
      const count = await countBlocks()
      await removeLastBlock()
      expect(await countBlocks()).toBe(count - 1)
      expect(await seedAndUpdate(payload)).toMatchObject({ updated: (await listWritten()).length })
      expect(await countBlocks()).toBe(count)
      const { blocks } = await payload.findGlobal({ slug: 'features', locale: 'en' })
      expect(blocks?.at(-1)).toMatchObject({ blockType: 'band', title: expect.any(String) })
    })

    it('leaves them alone in all languages once one was edited', async () => {
      const count = await countBlocks()
      await removeLastBlock()
      const hero = { title: 'Unser Titel' }
      await target().publish('de', { ...(await target().read('de')), hero })
      const { leftAlone } = await seedAndUpdate(payload)
      const ofFeatures = leftAlone.filter((entry) => entry.target === 'features')
      expect(ofFeatures).toHaveLength((await listWritten()).length)
      expect(ofFeatures).toContainEqual({ target: 'features', locale: 'de', reason: 'text' })
      expect(ofFeatures).toContainEqual({ target: 'features', locale: 'en', reason: 'shape' })
      expect(await countBlocks()).toBe(count - 1)
    })
  })
})
