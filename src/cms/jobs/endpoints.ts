import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'

/**
 * `POST /background-jobs/:id/run` marks the job as due; the next process that polls for jobs runs
 * it.
 */
export const runJobNow: Omit<Endpoint, 'root'> = {
  path: '/:id/run',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    await req.payload.db.drizzle.execute(
      sql`update background_jobs set due_at = now() where id = ${id}`,
    )
    return Response.json({ id })
  },
}
