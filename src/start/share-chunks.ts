import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last line of a chunk names a map that is not written, and with it the chunk itself. */
const mapReference = /\n\/\/# sourceMappingURL=[^\n]*\n?$/

/**
 * Replaces duplicate files of the server build with symbolic links. Turbopack writes the code that
 * the Payload routes share, 8 MB, once per route, and the process would load each copy into memory.
 */
export function shareChunks(folder: string): void {
  const known = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.js')) continue
    const path = join(folder, name)
    if (lstatSync(path).isSymbolicLink()) continue
    const text = readFileSync(path, 'utf8').replace(mapReference, '\n')
    const hash = createHash('sha256').update(text).digest('base64')
    const equal = known.get(hash)
    if (equal === undefined) {
      known.set(hash, name)
      writeFileSync(path, text)
    } else {
      rmSync(path)
      symlinkSync(equal, path)
    }
  }
}
