import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file system of two megabytes at `folder`, which only root can make; undefined for others. */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true })
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const rest = join(folder, 'rest')
  return {
    fill: () => {
      try {
        writeFileSync(rest, Buffer.alloc(4_000_000))
      } catch {
        // Full now, as far as it could be written.
      }
    },
    empty: () => rmSync(rest, { force: true }),
    unmount: () => execFileSync('umount', [folder], { stdio: 'ignore' }),
  }
}
