import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const testCode = /^src\/testing\/|(\.test|-for-test)\.tsx?$/

/** Hashes the names and contents of files and folders, except test code, and by default the Node version. */
export function hashFiles(paths: readonly string[], version: string = process.version): string {
  const hash = createHash('sha256').update(version)
  const visit = (path: string) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!testCode.test(path))
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  paths.forEach(visit)
  return hash.digest('hex')
}
