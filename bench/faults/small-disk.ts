import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const megabytes = 64

/**
 * Mounts a file system at `folder` with room for the scans of one fault, which can be filled.
 * Returns undefined without root privileges, which the mount requires.
 */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true })
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const rest = join(folder, 'rest')
  return {
    fill: () => {
      try {
        writeFileSync(rest, Buffer.alloc(2 * megabytes * 1_000_000))
      } catch {
        // The disk is full now; the part that was written remains.
      }
    },
    empty: () => rmSync(rest, { force: true }),
    unmount: () => execFileSync('umount', [folder], { stdio: 'ignore' }),
  }
}
