// npm start and npm run dev: prepares a fresh checkout and serves the site. npm run worker: runs its
// jobs only.
import { loadSources, prepare } from './prepare.mjs'

prepare()
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
await loadSources()
await import('../src/main.ts')
