import pg from 'pg'
import { expect, it } from 'vitest'
import { env } from '@/env'
import { createTestDatabase } from '@/testing/create-test-database'
import { serveMetrics } from './serve-metrics'

it('serves what waits in the queue of jobs, and what failed', async () => {
  const databaseUrl = await createTestDatabase()
  Object.assign(env, { DATABASE_URL: databaseUrl })
  const database = new pg.Client(databaseUrl)
  await database.connect()
  await database.query(`
    delete from graphile_worker._private_jobs;
    select graphile_worker.add_job('due', run_at => now() - interval '20 minutes');
    select graphile_worker.add_job('due too');
    select graphile_worker.add_job('later', run_at => now() + interval '1 hour');
    update graphile_worker._private_jobs set last_error = 'disk full'
    where id = (select id from graphile_worker.jobs where task_identifier = 'later')`)
  await database.end()
  const server = await serveMetrics(0, '127.0.0.1', '.')
  const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  const text = await read()
  expect(text).toContain('\nquietzone_queue_jobs{state="due"} 2\n')
  expect(text).toMatch(/\nquietzone_queue_age_seconds 12\d\d\.?/)
  expect(text).toContain('\nquietzone_queue_jobs{state="failed"} 1\n')

  Object.assign(env, { DATABASE_URL: databaseUrl.replace(/:\d+\//, ':1/') })
  expect(await read()).not.toContain('\nquietzone_queue_jobs{')
  await server.stop()
})
