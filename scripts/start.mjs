// npm start and npm run dev: from a bare checkout to the served site.
import { prepare } from './prepare.mjs'

prepare()
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production'
const { register } = await import('tsx/esm/api')
register()
await import('../src/main.ts')
