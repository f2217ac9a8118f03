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
  const { prepareScans } = await import('./src/http/statistics/keep-scans.ts')
  const { endChildren } = await import('./src/start/run-child.ts')
  process.on('SIGTERM', () => endChildren().then(() => process.exit(0)))
  await prepareDatabase(process.env.DATABASE_URL, prepareScans)`

/** What each process does when it starts. */
function start(databaseUrl: string) {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '-e', script]
  const process = spawn(globalThis.process.execPath, args, {
    env: {
      ...globalThis.process.env,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'test '.repeat(8),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'quietzone-start-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  process.stdout.on('data', (chunk) => (output += chunk))
  return { process, ended: once(process, 'close'), getOutput: () => output }
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

  const starts = [start(url.href), start(url.href), start(url.href)]
  const findWorking = () => starts.find(({ getOutput }) => getOutput().includes('Filling'))
  async function end(signal: NodeJS.Signals, seeded: number): Promise<void> {
    await vi.waitFor(async () => {
      expect(findWorking()).toBeDefined()
      expect(await count("seeded_texts where part <> 'shared'")).toBeGreaterThan(seeded)
    }, 90_000)
    const [working] = starts.splice(starts.indexOf(findWorking() as (typeof starts)[0]), 1)
    working?.process.kill(signal)
    await working?.ended
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
