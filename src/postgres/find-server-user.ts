import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

export type ServerUser = { uid: number; gid: number }

/**
 * The user PostgreSQL runs as. It refuses to run as root, so root lends it an ordinary account of
 * the system; everybody else runs it as themselves (undefined).
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This system has no such account; try the next.
    }
  }
  throw new Error('PostgreSQL cannot run as root and no account "postgres" or "nobody" exists.')
}

/** Whether `user` may enter every folder on the way to `path`. */
export function canReach(path: string, user: ServerUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder)
    const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & execute)) return false
    if (folder === dirname(folder)) return true
  }
}
