// Creates the production build if it is stale; `npm start` does the same.
import { loadSources, prepare } from './prepare.mjs'

prepare()
process.env.NODE_ENV = 'production'
await loadSources()
const { buildWhenStale } = await import('../src/start/build.ts')
await buildWhenStale().catch((cause) => {
  console.error(cause.message)
  process.exit(1)
})
