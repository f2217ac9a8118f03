// A process of the benchmark with its own database: sends the list of reads, then runs the reads
// that the parent requests and sends the duration of each.
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
