import { readdirSync } from 'node:fs'
import { queryOnce } from '@/postgres/query-once'
import { type ChildOptions, runChild } from './run-child'
import { step } from './step'

const maxAttempts = 3
/** Raises the time limit for queries, because a migration may rewrite large tables. */
export const migrationPatience = { DATABASE_TIMEOUT_SECONDS: '3600' }

/** Applies the committed migrations to the database. Only one process may run this at a time. */
export async function migrate(databaseUrl: string, { env, signal }: ChildOptions): Promise<void> {
  if (!(await findPending(databaseUrl)).length) return
  await step('Migrating the database', async () => {
    // The command can exit successfully without applying anything: verify the result and retry.
    for (let attempt = 1; (await findPending(databaseUrl)).length; attempt += 1) {
      if (attempt > maxAttempts) throw new Error('The migrations did not run.')
      const options = { env: { ...migrationPatience, ...env }, signal }
      await runChild(['node_modules/payload/bin.js', 'migrate'], options)
    }
  })
}

/** Returns the names of the committed migrations that are not applied to this database. */
async function findPending(databaseUrl: string): Promise<string[]> {
  const committed = listMigrations()
  const [table] = await queryOnce(databaseUrl, "select to_regclass('payload_migrations') as known")
  if (!table?.known) return committed
  const done = await queryOnce(databaseUrl, 'select name from payload_migrations')
  const names = new Set(done.map(({ name }) => name))
  return committed.filter((name) => !names.has(name))
}

/** Returns the names of the committed migrations. */
export function listMigrations(): string[] {
  return readdirSync('migrations')
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
}
