import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '@/env'
import { legalSlugs, solutionSlugs } from '@/paths'
import { startTestCluster, type TestCluster } from '@/testing/test-cluster'
import { startTestPayload } from '@/testing/test-payload'
import { seed } from './seed'
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
  expect(navigation.items?.map(({ children }) => children?.length ?? 0)).toEqual([
    11, 3, 5, 0, 2, 10,
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
  expect(said).toEqual([0, 9, 'On request'])
})

it('changes nothing the second time', async () => {
  const before = await dump()
  expect(await seed(payload)).toBe(0)
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
