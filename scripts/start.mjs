// npm start and npm run dev: from a bare checkout to the served site.
import { loadSources, prepare } from './prepare.mjs'

prepare()
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
await loadSources()
await import('../src/main.ts')
