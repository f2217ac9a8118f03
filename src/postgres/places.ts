import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { canReach, type ServerUser } from './find-server-user'

/** Folder for files of root that the PostgreSQL account could not access inside the repository. */
export const sharedFolder = '/var/lib/quietzone'

export type Places = { dataDir: string; logFile: string; supervisorPid: string; secrets: string }

/**
 * Derives all paths from the absolute `dataDir` (DATA_DIR); only the cluster moves if that folder
 * is not accessible to `user`.
 */
export function findPlaces(dataDir: string, user: ServerUser | undefined): Places {
  const own = resolve(dataDir)
  mkdirSync(own, { recursive: true })
  const reachable = !user || canReach(join(own, 'postgres'), user)
  const name = createHash('sha256').update(own).digest('hex').slice(0, 12)
  return {
    dataDir: reachable ? join(own, 'postgres') : join(sharedFolder, name, 'postgres'),
    logFile: join(own, 'postgres.log'),
    supervisorPid: join(own, 'postgres.supervisor.pid'),
    secrets: join(own, 'secrets.json'),
  }
}
