// npm run migrate:new NAME: after a change of the CMS's config, generates the types, the admin's
// import map and, if the tables changed, a migration.
import { createMigration } from './create-migration.mjs'
import { withDatabase } from './with-database.mjs'

const name = process.argv[2]
if (!/^[a-z0-9_-]+$/.test(name ?? '')) {
  console.error('Name the migration: npm run migrate:new add-subtitle')
  process.exit(1)
}

await withDatabase(async () => {
  const { runChild } = await import('../src/start/run-child.ts')
  const payload = 'node_modules/payload/bin.js'
  await runChild([payload, 'generate:types'])
  await runChild([payload, 'generate:importmap'])
  const created = await createMigration(name)
  console.log(created ? `Created ${created}` : 'The tables have not changed.')
})
