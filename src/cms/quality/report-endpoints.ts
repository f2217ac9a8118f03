import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { refuse } from '@/cms/refuse'
import { readRuns } from './find-findings'

/**
 * `GET /quality/report` returns how far the report is. `POST /quality/report` makes it due; the next
 * process that polls for jobs runs it, within ten seconds.
 */
export const qualityReportEndpoints: Endpoint[] = [
  {
    path: '/quality/report',
    method: 'get',
    handler: async (req) => {
      if (!isStaff({ req })) return refuse(403, req.t('error:unauthorized'))
      return Response.json(await readRuns(req.payload))
    },
  },
  {
    path: '/quality/report',
    method: 'post',
    handler: async (req) => {
      if (!isEditor({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
      await req.payload.db.drizzle.execute(
        sql`update background_jobs set due_at = now() where name = 'check-quality'`,
      )
      return Response.json({ message: req.t('general:success') }, { status: 202 })
    },
  },
]
