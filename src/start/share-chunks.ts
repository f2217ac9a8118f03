import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces files of the server's build by links to an equal one. Turbopack writes what the routes of
 * Payload have in common, 3 MB, once for each of them, and the process would keep each in memory.
 */
export function shareChunks(folder: string): void {
  const known = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue
    const path = join(folder, name)
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64')
    const equal = known.get(hash)
    if (equal === undefined) known.set(hash, name)
    else {
      rmSync(path)
      symlinkSync(equal, path)
    }
  }
}
