// Measures the first page of the overview of translations with 5,000 documents in ten languages: the
// documents and the counts, without and with filters.
// npm run bench -- translations [--json] [documents]
import pg from 'pg'
import type { TranslationFilter } from '../src/desk/states/find-translations'
import { reportTarget } from './report-target'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const documents = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 5_000)
const rounds = 21
const quickMs = 300

const { client, close } = await openDatabase(1)
await insertStates()
const { drizzle } = await import('drizzle-orm/node-postgres')
const { countTranslations, findTranslations } = await import('../src/desk/states/find-translations')
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 3 })
const req = { payload: { db: { drizzle: drizzle(pool) } } } as never

const filters: Record<string, Partial<TranslationFilter>> = {
  'without filter': {},
  'of a collection': { entity: 'posts' },
  'outdated in Dutch': { locale: 'nl', state: 'outdated' },
  'scheduled in any language': { state: 'scheduled' },
  'with words of the title': { words: 'title 4999' },
  'last page': { page: Math.ceil(documents / 50) },
}
for (const [name, filter] of Object.entries(filters)) {
  const measured = await measure(async () => {
    const [found] = await Promise.all([
      findTranslations({ page: 1, ...filter }, req),
      countTranslations(filter, req),
    ])
    if (found.documents.length === 0) throw new Error(`No documents ${name}`)
  })
  const target = `Overview of ${documents} documents ${name}, in ms`
  reportTarget({ target, measured, needed: quickMs, atMost: true }, json)
}
await pool.end()
await close()
process.exit()

async function insertStates(): Promise<void> {
  await client.query(
    `insert into translation_states (entity, document_id, locale, title, state, total, missing,
       outdated, first_path, sources, edited_at)
     select 'posts', md5(number::text)::uuid::text, locale, 'Title ' || number,
       (array['missing', 'incomplete', 'outdated', 'draft', 'published'])[
         1 + (number * 7 + ordinality) % 5],
       12, number % 3, number % 2, 'title',
       (select jsonb_object_agg('key' || text, jsonb_build_array(md5(text::text), md5(text::text)))
        from generate_series(1, 12) text),
       now() - make_interval(mins => number::int)
     from generate_series(1, $1::int) number,
       unnest(enum_range(null::_locales)) with ordinality as languages (locale, ordinality)`,
    [documents],
  )
  await client.query(
    `insert into scheduled_changes (id, target, document, locale, action, at, state)
     select gen_random_uuid(), 'posts', md5(number::text)::uuid::text, 'nl', 'publish',
       now() + interval '1 day', 'waiting'
     from generate_series(1, 200) number`,
  )
  await client.query('vacuum analyze')
}

async function measure(read: () => Promise<unknown>): Promise<number> {
  await read()
  const durationsMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await read()
    durationsMs.push(performance.now() - start)
  }
  return durationsMs.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number
}
