// Regenerates the types, the import map and a migration, and seeds twice: nothing may differ.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { withDatabase } from './with-database.mjs'

prepare()
const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-generated-'))
process.env.DATA_DIR = dataDir
delete process.env.DATABASE_URL

const problems = []
const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js']

process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
await withDatabase(async ({ url }) => {
  const { runChild } = await import('../src/start/run-child.ts')
  const { step } = await import('../src/start/step.ts')
  const { runSeed } = await import('../src/start/seed.ts')
  const payload = 'node_modules/payload/bin.js'

  await step('Checking types and import map', async () => {
    for (const [index, command] of ['generate:types', 'generate:importmap'].entries()) {
      const file = generated[index]
      const before = readFileSync(file, 'utf8')
      await runChild([payload, command])
      if (readFileSync(file, 'utf8') !== before) {
        writeFileSync(file, before)
        problems.push(`${file} is out of date`)
      }
    }
  })
  await step('Checking migrations', async () => {
    const before = readdirSync('migrations')
    const index = readFileSync('migrations/index.ts', 'utf8')
    await runChild([payload, 'migrate:create', 'check', '--skip-empty'])
    for (const file of readdirSync('migrations').filter((name) => !before.includes(name))) {
      rmSync(join('migrations', file))
      writeFileSync('migrations/index.ts', index)
      problems.push(`a migration is missing for the CMS's config (${file} would be written)`)
    }
  })
  await step('Checking that a second seed changes nothing', async () => {
    await runSeed()
    const first = await dump(url)
    await runSeed()
    if ((await dump(url)) !== first) problems.push('a second seed changed the database')
  })
  for (const problem of problems) console.error(`  ${problem}`)
  if (problems.length) throw new Error('Run: npm run migrate:new NAME')
})

/** Every row of every table as text, in a fixed order. */
async function dump(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client(url)
  await client.connect()
  const { rows: tables } = await client.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  const parts = []
  for (const { name } of tables) {
    const { rows } = await client.query(`select t::text as row from ${name} t order by 1`)
    parts.push(name, ...rows.map(({ row }) => row))
  }
  await client.end()
  return parts.join('\n')
}
