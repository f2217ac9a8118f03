import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'

/** Makes a job due, in the transaction of the request, unless it is running. */
export async function runSoon(req: PayloadRequest, name: string): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    select graphile_worker.add_job(${name}, job_key => ${name}, queue_name => ${name},
      job_key_mode => 'unsafe_dedupe')`)
  // Also what waits for its next attempt after a failure.
  await connection.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
    from graphile_worker.jobs where task_identifier = ${name} and locked_at is null`)
}
