import { readdirSync } from 'node:fs'
import pg from 'pg'
import { runChild } from './run-child'
import { step } from './step'

const lockId = 7_203_801
const maxAttempts = 3

/**
 * Brings the database to the committed migrations. Any number of processes may start at once: an
 * advisory lock lets one of them migrate while the others wait.
 *
 * @param env what Payload's command needs besides this process's environment
 */
export async function migrate(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
    if (!(await findPending(client)).length) return
    await step('Migrating the database', async () => {
      // The command has been seen to end well without having done anything: look, and try again.
      for (let attempt = 1; (await findPending(client)).length; attempt += 1) {
        if (attempt > maxAttempts) throw new Error('The migrations did not run.')
        await runChild(['node_modules/payload/bin.js', 'migrate'], env)
      }
    })
  } finally {
    await client.end()
  }
}

/** Names of the committed migrations that this database has not seen. */
async function findPending(client: pg.Client): Promise<string[]> {
  const committed = readdirSync('migrations')
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  const { rows } = await client.query("select to_regclass('payload_migrations') as known")
  if (!rows[0].known) return committed
  const done = await client.query('select name from payload_migrations')
  const names = new Set(done.rows.map(({ name }) => name))
  return committed.filter((name) => !names.has(name))
}
