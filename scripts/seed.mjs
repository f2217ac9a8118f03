// npm run seed: fills in what is missing from the seed content; never overwrites anything.
import { withDatabase } from './with-database.mjs'

await withDatabase(async () => {
  const { runSeed } = await import('../src/start/seed.ts')
  process.stdout.write(await runSeed())
})
