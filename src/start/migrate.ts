import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { log } from '@/log'
import { connectLimited } from '@/postgres/limit-connection'
import { step } from './step'
import { findUpgradeBackup } from './upgrade-backups'

/** A migration may rewrite large tables. */
const limits = { connectMs: 10_000, queryMs: 3_600_000 }

/** The first migration: it creates the schema of an empty database. */
const baseline = '20261129_000000_baseline'
/** The last of the migrations that the baseline has replaced; the schema after it is the same. */
export const lastReplaced = '20261128_090000_trash'

/** Runs before a database with a site is migrated, with the name of the first migration. */
export type BeforeUpgrade = (first: string) => Promise<unknown>

/**
 * Applies the committed migrations to the database. Only one process may run this at a time.
 *
 * @param beforeUpgrade if it rejects, nothing is migrated
 */
export async function migrate(
  databaseUrl: string,
  signal?: AbortSignal,
  beforeUpgrade?: BeforeUpgrade,
): Promise<void> {
  const client = await connectLimited(databaseUrl, limits)
  const end = () => client.end()
  signal?.addEventListener('abort', end)
  client.on('notice', ({ severity, message }) => {
    if (severity === 'WARNING') log.warn(message)
  })
  try {
    const done = await listAppliedMigrations(client)
    const current = skipReplaced(done)
    if (!current)
      throw new Error(
        `The last migration of this database is ${done.toSorted().at(-1)}. This version continues from ` +
          `${lastReplaced}: back up the database, start it once with the last commit that has ` +
          `migrations/${lastReplaced}.ts, and then with this version.`,
      )
    const known = listMigrations()
    const [unknown] = current.filter((name) => !known.includes(name)).sort()
    if (unknown) throw new Error(explainNewer(unknown))
    if (current.includes(baseline) && !done.includes(baseline)) await record(client, baseline)
    await provideQueue(client, databaseUrl)
    const pending = known.filter((name) => !current.includes(name))
    const [first] = pending
    if (!first) return
    if (done.length && (await client.query('select from site')).rowCount)
      await beforeUpgrade?.(first)
    await step('Migrating the database', () => applyMigrations(client, pending))
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

/**
 * Creates the tables of the queue, to which migrations add triggers. Its library changes them itself when
 * jobs start.
 */
export async function provideQueue(client: pg.ClientBase, databaseUrl: string): Promise<void> {
  const { rows } = await client.query("select to_regnamespace('graphile_worker') as known")
  if (rows[0].known) return
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ connectionString: databaseUrl })
}

function explainNewer(unknown: string): string {
  const backup = findUpgradeBackup(unknown)
  return (
    `A newer version has migrated this database (${unknown}). Start that version or a later one. To go back ` +
    `to this one, restore a backup from before into an empty database: npm run restore -- ${backup ?? 'FILE'}`
  )
}

/** Applies migrations, all of them or none. */
export async function applyMigrations(
  client: pg.ClientBase,
  names: readonly string[],
  folder = 'migrations',
): Promise<void> {
  await client.query('begin')
  for (const name of names)
    try {
      await client.query(readFileSync(join(folder, `${name}.sql`), 'utf8'))
      // The next one may alter tables for which triggers wait.
      await client.query('set constraints all immediate')
      await record(client, name)
    } catch (cause) {
      await client.query('rollback').catch(() => {})
      const reason = cause instanceof Error ? cause.message : cause
      throw new Error(
        `The migration ${name} failed: ${reason}. The database is as it was: the version that you had starts on it.`,
        { cause },
      )
    }
  await client.query('commit')
}

async function record(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(
    `insert into payload_migrations (id, name, batch)
     select gen_random_uuid(), $1, coalesce(max(batch), 0) + 1 from payload_migrations`,
    [name],
  )
}

/** Returns the names of the committed migrations, in their order. */
export function listMigrations(): string[] {
  return readdirSync('migrations')
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort()
}

/** Returns the names of the applied migrations; an empty list for an empty database. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('payload_migrations') as known")
  if (!rows[0].known) return []
  const done = await client.query<{ name: string }>(
    'select name from payload_migrations order by created_at, name',
  )
  return done.rows.map(({ name }) => name)
}

/**
 * Returns the applied migrations from the baseline on. The baseline counts as applied if all those
 * that it replaced are; if only some of them are, returns undefined.
 */
export function skipReplaced(done: readonly string[]): string[] | undefined {
  const newer = done.filter((name) => name > lastReplaced)
  if (newer.length === done.length || newer.includes(baseline)) return newer
  return done.includes(lastReplaced) ? [baseline, ...newer] : undefined
}
