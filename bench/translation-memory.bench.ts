// Measures how fast similar translations of a sentence are found among 100,000 segments, and the size
// of their index.
// npm run bench -- translation-memory [--json] [segments]
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { reportTarget } from './report-target'
import { openDatabase } from './statistics/open-database'

const json = process.argv.includes('--json')
const segments = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 100_000)
const quickMs = 100

/** The words of the interface, as often as they occur in it. */
const words = listTexts(JSON.parse(readFileSync('src/i18n/messages/en.json', 'utf8'))).flatMap(
  (text) => text.match(/[A-Za-z’]+/g) ?? [],
)

const { client, close } = await openDatabase(1)
await insertSegments()
const { drizzle } = await import('drizzle-orm/node-postgres')
const { findMatches } = await import('../src/desk/memory/find-matches')
const { prepareSimilarity } = await import('../src/desk/memory/trigram-schema')
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 3 })
const payload = { db: { drizzle: drizzle(pool) }, logger: console } as never
const startMs = performance.now()
await prepareSimilarity(payload)
await client.query('vacuum analyze translation_memory')
const indexMs = Math.round(performance.now() - startMs)
const { rows } = await client.query(
  `select pg_size_pretty(pg_relation_size('translation_memory_similar_idx')) as size`,
)
if (!json) console.log(`Index of ${segments} segments: ${rows[0].size}, built in ${indexMs} ms`)

const random = createRandom(7)
for (const length of [4, 10, 20, 40]) {
  const durationsMs: number[] = []
  for (let round = 0; round < 25; round += 1) {
    const text = `${drawWords(length, random)}.`
    const start = performance.now()
    await findMatches(payload, text, 'de')
    durationsMs.push(performance.now() - start)
  }
  const measured = durationsMs.toSorted((a, b) => a - b)[12] as number
  const target = `Similar translations of ${length} words among ${segments} segments, in ms`
  reportTarget({ target, measured, needed: quickMs, atMost: true }, json)
}
await pool.end()
await close()
process.exit()

async function insertSegments(): Promise<void> {
  await client.query(
    `insert into translation_memory_documents (entity, document_id, published_at)
     values ('posts', 'bench', now())`,
  )
  const next = createRandom(1)
  for (let start = 0; start < segments; start += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, segments - start) }, (_, index) => {
      const source = `${drawWords(3 + Math.floor(next() * 25), next)}.`
      return { position: start + index, source }
    })
    await client.query(
      `insert into translation_memory (entity, document_id, position, key, source, targets)
       select 'posts', 'bench', position, 'title', source, jsonb_build_object('de', 'DE ' || source)
       from jsonb_to_recordset($1::jsonb) as new (position int, source text)`,
      [JSON.stringify(rows)],
    )
  }
}

function drawWords(count: number, next: () => number): string {
  return Array.from({ length: count }, () => words[Math.floor(next() * words.length)]).join(' ')
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(listTexts)
}

/** Mulberry32: the same sentences in every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
