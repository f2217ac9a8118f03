import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { startTestCluster } from '@/testing/test-cluster'

const script = `
  const { prepareDatabase } = await import('./src/start/prepare-database.ts')
  const { prepareScans } = await import('./src/http/statistics/maintain-scans.ts')
  const { endChildren } = await import('./src/start/run-child.ts')
  process.on('SIGTERM', () => endChildren().then(() => process.exit(0)))
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

it('is done once by three processes, also when those that do it are killed or asked to end', async () => {
  const cluster = await startTestCluster('migrated')
  const url = new URL(cluster.templateUrl)
  const admin = new pg.Client(url.href)
  await admin.connect()
  await admin.query('create database empty')
  url.pathname = '/empty'
  const database = new pg.Client(url.href)
  await database.connect()
  const count = async (from: string): Promise<number> =>
    Number((await database.query(`select count(*) from ${from}`)).rows[0].count)
  const others = "pg_stat_activity where datname = 'empty' and pid <> pg_backend_pid()"

  const starts = ['one', 'two', 'three'].map((name) => start(url.href, name))
  async function findWorking(): Promise<string | undefined> {
    const { rows } = await database.query(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and granted and application_name = any($1)`,
      [starts.map(({ name }) => name)],
    )
    return rows[0]?.name
  }
  async function end(signal: NodeJS.Signals, seeded: number): Promise<void> {
    const isSeeding = async () =>
      expect(await count("seeded_texts where part <> 'shared'")).toBeGreaterThan(seeded)
    await vi.waitFor(isSeeding, { timeout: 90_000, interval: 200 })
    const working = await findWorking()
    const at = starts.findIndex(({ name }) => name === working)
    const [{ process, ended }] = starts.splice(at, 1) as [(typeof starts)[0]]
    process.kill(signal)
    await ended
  }
  await end('SIGKILL', 5)
  await end('SIGTERM', 50)
  expect(await starts[0]?.ended).toEqual([0, null])

  const complete = await count("seeded_texts where part <> 'shared'")
  expect(complete % localeCodes.length).toBe(0)
  expect(await count("seeded_texts where target = 'site' and part <> 'shared'")).toBe(10)
  expect(await count("seeded_texts where part = 'unfinished'")).toBe(0)
  expect(await count('site_locales')).toBe(10)
  await vi.waitFor(async () => expect(await count(others)).toBe(0))
  await database.end()
  await admin.end()
  await cluster.stop()
})
