import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { runSoon } from '@/cms/jobs/run-soon'
import { connectionOf } from '../../documents/connection-of'
import { refuse } from '../../documents/refuse'

/** `POST /translations/rebuild` computes the states of all documents again, in the background. */
const rebuild: Endpoint = {
  path: '/translations/rebuild',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    const connection = await connectionOf(req)
    await connection.execute(sql`update translation_states set edited_at = '-infinity'`)
    await runSoon(req, 'fill-translation-states')
    return Response.json({ message: req.t('general:success') }, { status: 202 })
  },
}

export const overviewEndpoints = [rebuild]
