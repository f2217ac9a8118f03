// A process of the bench with a database of its own: says which reads there are, then makes those
// it is told to and says how long each took.
import { register } from 'node:module'

register('./stub-next.mjs', import.meta.url)
const { listReads } = await import('./list-reads')
const reads = await listReads(Number(process.argv[2]))

process.on('message', async (name: string) => {
  const start = performance.now()
  await reads[name]?.()
  process.send?.(performance.now() - start)
})
process.send?.(Object.keys(reads))
