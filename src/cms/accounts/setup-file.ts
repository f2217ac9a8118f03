import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const findFile = (dataDir: string) => resolve(join(dataDir, 'setup-link.txt'))

/** Writes the link that creates the first account to a file that only its owner can read. */
export function writeSetupFile(dataDir: string, link: string): string {
  removeSetupFile(dataDir)
  const file = findFile(dataDir)
  writeFileSync(file, `${link}\n`, { mode: 0o600, flag: 'wx' })
  return file
}

export function removeSetupFile(dataDir: string): void {
  rmSync(findFile(dataDir), { force: true })
}
