import type { Endpoint } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { runSoon } from '@/cms/jobs/run-soon'
import { refuse } from '@/desk/documents/refuse'
import { readRuns } from './find-findings'

/**
 * `GET /quality/report` returns how far the report is. `POST /quality/report` starts it in the
 * background.
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
      await runSoon(req, 'check-quality')
      return Response.json({ message: req.t('general:success') }, { status: 202 })
    },
  },
]
