import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startTestCluster } from '@/testing/test-cluster'

const script = `
  const { prepareDatabase } = await import('./src/start/prepare-database.ts')
  const { prepareScans } = await import('./src/http/statistics/maintain-scans.ts')
  await prepareDatabase(process.env.DATABASE_URL, prepareScans)`

/** Runs the start-up of a site in a process that the database identifies by `name`. */
function start(databaseUrl: string, name: string) {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '-e', script]
  const process = spawn(globalThis.process.execPath, args, {
    env: {
      ...globalThis.process.env,
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      PAYLOAD_SECRET: 'test '.repeat(8),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'quietzone-start-')),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { name, process, ended: once(process, 'close') }
}

it('is done by one of three processes at a time, also when those that do it are killed', async () => {
  const cluster = await startTestCluster('seeded')
  const complete = new pg.Client(cluster.templateUrl)
  await complete.connect()
  const url = new URL(cluster.templateUrl)
  await complete.query('create database empty')
  url.pathname = '/empty'
  const database = new pg.Client(url.href)
  await database.connect()
  async function countRows(client: pg.Client): Promise<Record<string, number>> {
    const tables = await client.query(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^scans_'",
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.rows)
      counts[name] = (await client.query(`select from "${name}"`)).rowCount ?? 0
    return counts
  }

  const starts = ['one', 'two', 'three'].map((name) => start(url.href, name))
  /** Kills the process that has the lock. */
  async function kill(signal: NodeJS.Signals): Promise<void> {
    const working = await vi.waitFor(
      async () => {
        const { rows } = await database.query(
          `select application_name as name from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and granted and application_name = any($1)`,
          [starts.map(({ name }) => name)],
        )
        expect(rows).toHaveLength(1)
        return rows[0].name
      },
      { timeout: 90_000, interval: 20 },
    )
    const at = starts.findIndex(({ name }) => name === working)
    const [{ process, ended }] = starts.splice(at, 1) as [(typeof starts)[0]]
    process.kill(signal)
    await ended
  }
  await kill('SIGKILL')
  await kill('SIGTERM')
  expect(await starts[0]?.ended).toEqual([0, null])

  expect(await countRows(database)).toEqual(await countRows(complete))
  const others = "select from pg_stat_activity where datname = 'empty' and pid <> pg_backend_pid()"
  await vi.waitFor(async () => expect((await database.query(others)).rowCount).toBe(0))
  await database.end()
  await complete.end()
  await cluster.stop()
})
