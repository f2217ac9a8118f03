import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupMarks, env } from '@/env'
import { ArchiveError } from './archive'
import { type BackupSource, backUp } from './back-up'
import { checkBackup } from './check-backup'

const dayMs = 86_400_000
const testEveryMs = 30 * dayMs
const archiveName = /^quietzone-(\d{4}-\d\d-\d\d)T\d{6}\.tar\.gz$/

/** The newest archive of each of so many days, weeks and months is kept. */
const periods: { count: number; of: (day: string) => string | number }[] = [
  { count: 7, of: (day) => day },
  { count: 5, of: (day) => Math.floor(Date.parse(day) / dayMs / 7) },
  { count: 12, of: (day) => day.slice(0, 'yyyy-mm'.length) },
]

/**
 * Adds an archive to a folder, deletes those that are older than the retention, and once a month restores the
 * new one to test it.
 */
export async function keepBackups(site: BackupSource, folder: string, now = new Date()) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const time = now.toISOString().slice(0, 19).replaceAll(':', '')
  const path = join(folder, `quietzone-${time}.tar.gz`)
  const made = await backUp(site, path)
  await mark(backupMarks.made, path)
  for (const name of findExpired(await readdir(folder))) await rm(join(folder, name))
  const tested = await stat(join(env.DATA_DIR, backupMarks.tested)).catch(() => undefined)
  if (tested && now.getTime() - tested.mtimeMs < testEveryMs)
    return { ...made, path, tested: false }
  await testBackup(site, path)
  return { ...made, path, tested: true }
}

/** Restores an archive, or the newest one of a folder, into a database of its own. */
export async function testBackup(site: BackupSource, place: string): Promise<string> {
  const path = (await stat(place)).isDirectory() ? await findNewest(place) : place
  await checkBackup(site, path)
  await mark(backupMarks.tested, path)
  return path
}

/** Returns the names of a folder's archives that no period keeps, and of those that were not finished. */
export function findExpired(names: readonly string[]): string[] {
  const newestFirst = names
    .filter((name) => archiveName.test(name))
    .sort()
    .reverse()
  const kept = new Set<string>()
  for (const { count, of } of periods) {
    const newest = new Map<string | number, string>()
    for (const name of newestFirst) {
      const period = of(archiveName.exec(name)?.[1] ?? '')
      if (!newest.has(period) && newest.size < count) newest.set(period, name)
    }
    for (const name of newest.values()) kept.add(name)
  }
  const unfinished = names.filter((name) => archiveName.test(name.replace(/\.partial$/, '')))
  return unfinished.filter((name) => !kept.has(name))
}

export async function mark(name: string, path: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true })
  await writeFile(join(env.DATA_DIR, name), path)
}

async function findNewest(folder: string): Promise<string> {
  const [name] = (await readdir(folder))
    .filter((one) => archiveName.test(one))
    .sort()
    .reverse()
  if (!name) throw new ArchiveError(`${folder} has no backup.`)
  return join(folder, name)
}
