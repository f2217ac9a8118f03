// npm run seed: adds missing seed content; never overwrites content.
// npm run seed -- --update: also replaces earlier seed content that has not been edited.
import { withDatabase } from './with-database.mjs'

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--update')
if (unknown) {
  console.error(`Unknown option ${unknown}. Usage: npm run seed [-- --update]`)
  process.exit(1)
}

await withDatabase(async ({ url }) => {
  const { runSeed } = await import('../src/start/seed.ts')
  const { withStartLock } = await import('../src/start/prepare-database.ts')
  process.stdout.write(await withStartLock(url, (signal) => runSeed({ signal }, args)))
})
