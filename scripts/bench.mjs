// npm run bench NAME: runs bench/NAME.bench.ts; without a name, lists them. The libraries that the
// benchmarks compare with are in bench/package.json and are installed here on first use.
import { readdirSync } from 'node:fs'
import { installWhenStale, loadSources, prepare } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
prepare({ development: true })
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))
if (!names.includes(name)) {
  console.log(`npm run bench -- NAME\n\n${names.map((known) => `  ${known}`).join('\n')}`)
  process.exit(name ? 1 : 0)
}
installWhenStale('bench', true)
process.env.NODE_ENV = 'production'
await loadSources()
process.argv.splice(2, process.argv.length, ...args)
await import(`../bench/${name}.bench.ts`)
