import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import { step } from '@/start/step'
import { upgradeBackups } from '@/start/upgrade-backups'
import { backUp } from './back-up'
import type { FilePlace } from './file-place'

const kept = 3

/** Migrations change no files, and those of a large site are not copied for each upgrade. */
const noFiles: FilePlace = {
  list: async function* () {},
  open: async () => undefined,
  write: async () => {},
}

/** Writes the rows of the database into an archive in DATA_DIR, from which the version before can be restored. */
export async function backUpBeforeUpgrade(databaseUrl: string, migration: string): Promise<void> {
  if (!env.UPGRADE_BACKUP) return
  const folder = upgradeBackups()
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const source = { databaseUrl, files: noFiles, secret: env.PAYLOAD_SECRET ?? '' }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await step('Backing up the database', () =>
      backUp(source, join(folder, `before-${migration}-${time}.tar.gz`)),
    )
    const archives = (await readdir(folder)).filter((name) => name.startsWith('before-'))
    const byTime = archives.sort((a, b) => a.slice(-24).localeCompare(b.slice(-24)))
    for (const name of byTime.slice(0, -kept)) await rm(join(folder, name))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause
    throw new Error(
      `The database could not be backed up to ${folder}, so it was not migrated: ${reason}. Correct this, or ` +
        'back it up yourself and start with UPGRADE_BACKUP=false.',
      { cause },
    )
  }
}
