import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { startTestCluster } from '@/testing/test-cluster'

const names = Array.from({ length: 10 }, (_, index) => `work-${index}`)
const rowsOfJob = 40

/** Each job has rows of its own, which it claims one by one, with what happens, as the site's do. */
const script = `
  const { default: pg } = await import('pg')
  const { startWorker } = await import('./src/jobs/start-worker.ts')
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  const createJob = (name) => ({
    at: '0 0 1 1 *',
    run: async (signal) => {
      for (let rowCount = 1; rowCount > 0; ) {
        signal.throwIfAborted()
        ;({ rowCount } = await pool.query(
          \`with claimed as (
             update work set done_by = \${process.pid} where id = (
               select id from work where name = $1 and done_by is null limit 1 for update skip locked)
             returning id
           ), effect as (insert into effects select id from claimed)
           select pg_sleep(0.02) from claimed\`, [name]))
      }
    },
  })
  const names = ${JSON.stringify(names)}
  const jobs = Object.fromEntries(names.map((name) => [name, createJob(name)]))
  startWorker(process.env.DATABASE_URL, async () => jobs, 0)`

function start(databaseUrl: string) {
  const args = ['--conditions=production', '--import', 'tsx', '--input-type=module', '-e', script]
  const process = spawn(globalThis.process.execPath, args, {
    env: { ...globalThis.process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { process, ended: once(process, 'close') }
}

it('loses and doubles nothing when processes are killed while they work', async () => {
  const cluster = await startTestCluster('migrated')
  const database = new pg.Client(cluster.templateUrl)
  await database.connect()
  const count = async (from: string) =>
    Number((await database.query(`select count(*) from ${from}`)).rows[0].count)
  await database.query(`
    delete from graphile_worker._private_jobs;
    create table work (id serial primary key, name text, done_by int);
    create table effects (id int)`)
  await database.query(
    'insert into work (name) select name from unnest($1::text[]) as name, generate_series(1, $2)',
    [names, rowsOfJob],
  )
  await database.query(
    `select graphile_worker.add_job(name, job_key => name, queue_name => name)
     from unnest($1::text[]) as name`,
    [names],
  )
  const workers = Array.from({ length: 3 }, () => start(cluster.templateUrl))
  for (const share of [0.2, 0.5]) {
    await vi.waitFor(
      async () => expect(await count('effects')).toBeGreaterThan(names.length * rowsOfJob * share),
      { timeout: 60_000, interval: 20 },
    )
    const { rows } = await database.query(
      'select done_by from work where done_by is not null order by id desc limit 1',
    )
    const at = workers.findIndex(({ process }) => process.pid === rows[0].done_by)
    const [killed] = workers.splice(at, 1) as [(typeof workers)[0]]
    killed.process.kill('SIGKILL')
    await killed.ended
  }
  await vi.waitFor(async () => expect(await count('graphile_worker.jobs')).toBe(0), {
    timeout: 90_000,
    interval: 100,
  })
  expect(await count('work where done_by is null')).toBe(0)
  expect(await count('effects')).toBe(names.length * rowsOfJob)
  expect(await count('(select distinct id from effects) as once')).toBe(names.length * rowsOfJob)
  for (const { process } of workers) process.kill('SIGKILL')
  await Promise.all(workers.map(({ ended }) => ended))
  await database.end()
  await cluster.stop()
}, 300_000)
