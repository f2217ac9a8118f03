import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/env'

/** Each is named after the first migration that it was written before, and its time. */
export const upgradeBackups = () => join(env.DATA_DIR, 'backups')

/** Returns the newest backup from before a migration. */
export function findUpgradeBackup(migration: string): string | undefined {
  const folder = upgradeBackups()
  if (!existsSync(folder)) return undefined
  const [name] = readdirSync(folder)
    .filter((file) => file.startsWith(`before-${migration}-`) && file.endsWith('.tar.gz'))
    .sort()
    .reverse()
  return name && join(folder, name)
}
