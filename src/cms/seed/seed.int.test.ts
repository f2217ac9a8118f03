import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runQualityReport } from '@/cms/quality/run-report'
import { fillMemory } from '@/desk/memory/fill-memory'
import { fillStates } from '@/desk/states/fill-states'
import { env } from '@/env'
import { type Locale, localeCodes } from '@/i18n/locales'
import { legalSlugs, solutionSlugs } from '@/paths'
import { loadContent } from '@/start/load-content'
import { startTestCluster, type TestCluster } from '@/testing/test-cluster'
import { startTestPayload } from '@/testing/test-payload'
import { hashShape, hashTexts } from './hash-content'
import { listSeeds, seed } from './seed'
import { readSeedRecords } from './seed-records'
import type { SeedTarget } from './seed-target'
import { postPlans, tagSlugs } from './structure/blog'
import { updateTexts } from './update-texts'

let cluster: TestCluster
let payload: Payload
let database: pg.Client

beforeAll(async () => {
  cluster = await startTestCluster('seeded')
  payload = await startTestPayload(await cluster.createDatabase())
  database = new pg.Client(env.DATABASE_URL)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await payload.destroy()
  await cluster.stop()
})

/** Returns every row of every table, as text. */
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
  const published = { _status: { equals: 'published' } }
  const slugsOf = async (collection: 'solutions' | 'legal-pages' | 'posts' | 'tags') =>
    (await payload.find({ collection, locale: 'en', where: published, pagination: false })).docs
      .map(({ slug }) => slug)
      .sort()
  expect(await slugsOf('solutions')).toEqual([...solutionSlugs].sort())
  expect(await slugsOf('legal-pages')).toEqual([...legalSlugs].sort())
  expect(await slugsOf('posts')).toEqual(postPlans.map(({ slug }) => slug).sort())
  expect(await slugsOf('tags')).toEqual([...tagSlugs].sort())
  const home = await payload.findGlobal({ slug: 'home', locale: 'en' })
  const types = home.blocks?.map(({ blockType }) => blockType)
  expect(types).toEqual(['types', 'cards', 'steps', 'showcase', 'questions', 'band'])
  const navigation = await payload.findGlobal({ slug: 'navigation', locale: 'en' })
  expect(navigation.items?.map(({ children }) => children?.length ?? 0)).toEqual([
    14, 3, 5, 0, 2, 10,
  ])
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

it('uses no word that the glossary forbids, as the desk reads it', async () => {
  await runQualityReport(payload)
  const { rows } = await database.query(
    "select entity, locale, path, detail from quality_findings where kind = 'forbiddenTerm'",
  )
  expect(rows).toEqual([])
})

it('changes nothing the second time, and leaves nothing to the jobs that follow the content', async () => {
  const before = await dump()
  expect(await seed(payload)).toBe(0)
  expect(await fillStates(payload)).toBe(0)
  expect(await fillMemory(payload)).toBe(0)
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

it('is not loaded into a site that has content', async () => {
  const { totalDocs } = await payload.count({ collection: 'posts' })
  expect(await loadContent(env.DATABASE_URL ?? '')).toBe(false)
  expect(await payload.count({ collection: 'posts' })).toEqual({ totalDocs })
})

it('adds the record of a text that was stored by an interrupted run, unless it was edited', async () => {
  const isOf = "where target = 'categories/print' and part in ('es', 'nl')"
  const readParts = async () =>
    (await database.query(`select part, source, stored from seeded_texts ${isOf} order by 1`)).rows
  const [spanish] = await readParts()
  const { docs } = await payload.find({
    collection: 'categories',
    where: { slug: { equals: 'print' } },
  })
  const edit = { collection: 'categories', id: docs[0]?.id ?? '', locale: 'nl' } as const
  await payload.update({ ...edit, data: { title: 'Eigen titel' } })
  await database.query(`delete from seeded_texts ${isOf}`)
  expect(await seed(payload)).toBe(0)
  expect(await readParts()).toEqual([spanish])
})

it('links to its documents by id', async () => {
  const { rows } = await database.query(`
    select bool_or(body::text like '%"linkType": "internal"%') as "hasIds",
      bool_or(body::text ~ '"url": "/(blog/(?!search|page/)|page/)[a-z]') as "hasPaths"
    from (select body from posts_locales union all select body from legal_pages_locales) as texts`)
  expect(rows).toEqual([{ hasIds: true, hasPaths: false }])
})

describe('an update', () => {
  async function findSeed(name: string) {
    const seeds = await listSeeds(payload)
    const found = seeds.find(({ target }) => target.name === name)
    if (!found) throw new Error(`No seed content for ${name}`)
    return found
  }

  async function update(name: string) {
    const { target, contentIn } = await findSeed(name)
    return updateTexts(target, contentIn, await readSeedRecords(payload))
  }

  /** Records the stored content as the result of an earlier seed. */
  async function pretendEarlier(target: SeedTarget, locales: readonly Locale[], rows?: 'earlier') {
    const { name, fields, read } = target
    const records = await readSeedRecords(payload)
    for (const locale of locales) {
      const stored = hashTexts(fields, await read(locale))
      await records.write(name, locale, { source: 'earlier', stored })
    }
    const stored = hashShape(fields, await read('en'))
    await records.write(name, 'shared', { source: rows ?? stored, stored })
  }

  it.each(['solutions/qr-codes-for', 'categories/print', 'footer'])(
    'leaves %s as it is',
    async (name) => {
      expect(await update(name)).toEqual({ updated: 0, leftAlone: [] })
    },
  )

  it('replaces earlier texts and leaves edited ones alone', async () => {
    const name = 'categories/guides'
    const { target } = await findSeed(name)
    await target.readAll()
    const original = await target.read('de')
    await target.publish('de', { title: 'Früherer Titel' })
    await target.publish('fr', { title: 'Titre précédent' })
    await pretendEarlier(target, ['de', 'fr'])
    await target.publish('fr', { title: 'Notre titre' })

    const leftAlone = [{ target: name, locale: 'fr', reason: 'text' }]
    expect(await update(name)).toEqual({ updated: 1, leftAlone })
    expect(await target.read('de')).toMatchObject({ title: original.title })
    expect(await target.read('fr')).toMatchObject({ title: 'Notre titre' })
    expect(await update(name)).toEqual({ updated: 0, leftAlone })
  })

  it('leaves drafts alone', async () => {
    const collection = 'categories'
    const { target } = await findSeed('categories/print')
    const { id } = (await target.readAll()) as { id: string }
    await pretendEarlier(target, ['it'])
    const data = { title: 'Bozza' }
    await payload.update({ collection, id, locale: 'it', draft: true, data })
    const { updated, leftAlone } = await update('categories/print')
    expect(updated).toBe(0)
    expect(leftAlone).toEqual([{ target: 'categories/print', locale: 'it', reason: 'text' }])
  })

  describe('of rows', () => {
    type Items = { label: string }[]
    let target: SeedTarget
    beforeAll(async () => {
      target = (await findSeed('navigation')).target
    })
    const readItems = async (locale: Locale) => (await target.read(locale)).items as Items
    async function removeLastItem() {
      await target.publish('en', { items: (await readItems('en')).slice(0, -1) })
      await pretendEarlier(target, localeCodes, 'earlier')
    }

    it('replaces them where no language was edited', async () => {
      const { length } = await readItems('en')
      await removeLastItem()
      expect(await readItems('ja')).toHaveLength(length - 1)
      expect(await update('navigation')).toEqual({ updated: localeCodes.length, leftAlone: [] })
      const items = await readItems('ja')
      expect(items).toHaveLength(length)
      expect(items.at(-1)?.label).toBeTruthy()
    })

    it('leaves them alone in all languages once one was edited', async () => {
      await removeLastItem()
      const [first, ...rest] = await readItems('de')
      await target.publish('de', { items: [{ ...first, label: 'Unser Menü' }, ...rest] })
      const { updated, leftAlone } = await update('navigation')
      expect(updated).toBe(0)
      expect(leftAlone).toHaveLength(localeCodes.length)
      expect(leftAlone).toContainEqual({ target: 'navigation', locale: 'de', reason: 'text' })
      expect(leftAlone).toContainEqual({ target: 'navigation', locale: 'en', reason: 'shape' })
      expect(await readItems('en')).toHaveLength(rest.length + 1)
    })
  })
})
