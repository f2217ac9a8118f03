import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces duplicate files of the server build with symbolic links. Turbopack writes the code that
 * the Payload routes share, 3 MB, once per route, and the process would load each copy into memory.
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
