import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const file = join(mkdtempSync(join(tmpdir(), 'quietzone-memory-')), 'memory.json')
const preload = pathToFileURL(fileURLToPath(new URL('report-memory.mjs', import.meta.url))).href

/** Environment of a site whose memory is measured. */
export const memoryEnv = { NODE_OPTIONS: `--import ${preload}`, QZ_MEMORY_FILE: file }

export type Memory = { rss: number; heapUsed: number; external: number }

/** Returns the memory of an idle site, in bytes. */
export async function measureMemory(pid: number): Promise<Memory> {
  // The server may still be working on responses that the client aborted.
  await sleep(3000)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await sleep(50)
  return JSON.parse(readFileSync(file, 'utf8')) as Memory
}
