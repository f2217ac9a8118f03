// Regenerates the types, the import map, the API's client and a migration, and fails if anything differs.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { clientTypesFile, writeClientTypes } from './api-client-types.mjs'
import { createMigration } from './create-migration.mjs'
import { loadApi, loadSources, prepare } from './prepare.mjs'

prepare({ development: true })
process.env.NODE_ENV = 'production'
await loadSources()
const { runChild } = await import('../src/start/run-child.ts')
const { startTestCluster } = await import('../src/testing/test-cluster.ts')

const generated = ['src/payload-types.ts', 'src/app/(payload)/admin/importMap.js']
const payload = 'node_modules/payload/bin.js'
const problems = []

const { operations, buildOpenApi } = await loadApi()
if (
  readFileSync(clientTypesFile, 'utf8') !== (await writeClientTypes(await buildOpenApi(operations)))
)
  problems.push(`${clientTypesFile} is out of date: npm run client`)

const cluster = await startTestCluster('migrated')
const env = { DATABASE_URL: cluster.templateUrl, PAYLOAD_SECRET: cluster.payloadSecret }
try {
  for (const [index, command] of ['generate:types', 'generate:importmap'].entries()) {
    const file = generated[index]
    const before = readFileSync(file, 'utf8')
    await runChild([payload, command], { env })
    if (readFileSync(file, 'utf8') !== before) {
      writeFileSync(file, before)
      problems.push(`${file} is out of date`)
    }
  }
  const created = await createMigration('check', { env })
  if (created) {
    for (const file of [created, created.replace(/sql$/, 'json')]) rmSync(file)
    problems.push(`a migration is missing for the CMS's config (${created} would be written)`)
  }
} finally {
  await cluster.stop()
}
if (problems.length) {
  console.error([...problems, 'Run: npm run migrate:new NAME'].join('\n'))
  process.exit(1)
}
