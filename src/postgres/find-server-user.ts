import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type ServerUser = { uid: number; gid: number }

/**
 * Returns the user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root starts it
 * with an unprivileged system account; any other user runs it directly (undefined).
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The system has no such account; try the next one.
    }
  }
  throw new Error('PostgreSQL cannot run as root and no account "postgres" or "nobody" exists.')
}

/** Returns whether `user` may enter every folder on the way to `path`. */
export function canReach(path: string, user: ServerUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & execute)) return false
    if (folder === dirname(folder)) return true
  }
}
