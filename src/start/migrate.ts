import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { log } from '@/log'
import { connectLimited } from '@/postgres/limit-connection'
import { step } from './step'

/** A migration may rewrite large tables. */
const limits = { connectMs: 10_000, queryMs: 3_600_000 }

/** The first migration: it creates the schema of an empty database. */
const baseline = '20261129_000000_baseline'
/** The last of the migrations that the baseline has replaced; the schema after it is the same. */
export const lastReplaced = '20261128_090000_trash'

/** Applies the committed migrations to the database. Only one process may run this at a time. */
export async function migrate(databaseUrl: string, signal?: AbortSignal): Promise<void> {
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
    if (current.includes(baseline) && !done.includes(baseline)) await record(client, baseline)
    const pending = listMigrations().filter((name) => !current.includes(name))
    if (pending.length)
      await step('Migrating the database', async () => {
        // Triggers of ours add jobs to the tables of the queue, which its library creates.
        const { runMigrations } = await import('graphile-worker')
        await runMigrations({ connectionString: databaseUrl })
        await applyMigrations(client, pending)
      })
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

/** Applies migrations, each in a transaction. */
export async function applyMigrations(
  client: pg.ClientBase,
  names: readonly string[],
  folder = 'migrations',
): Promise<void> {
  for (const name of names) {
    await client.query('begin')
    try {
      await client.query(readFileSync(join(folder, `${name}.sql`), 'utf8'))
      await record(client, name)
      await client.query('commit')
    } catch (cause) {
      await client.query('rollback')
      const reason = cause instanceof Error ? cause.message : cause
      throw new Error(`The migration ${name} failed: ${reason}`, { cause })
    }
  }
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
