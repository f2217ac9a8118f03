import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { connectionOf } from '../../documents/connection-of'
import { refuse } from '../../documents/refuse'
import { desk } from '../../options'
import { fillStates } from '../fill-states'

/** `POST /translations/rebuild` computes the states of all documents again, in the background. */
const rebuild: Endpoint = {
  path: '/translations/rebuild',
  method: 'post',
  handler: async (req) => {
    if (!desk().access.manage({ req })) return refuse(403, req.t('error:notAllowedToPerformAction'))
    const connection = await connectionOf(req)
    await connection.execute(sql`update translation_states set edited_at = '-infinity'`)
    const { fillSoon } = desk()
    if (fillSoon) await fillSoon(req)
    else fillStates(req.payload).catch((cause: unknown) => req.payload.logger.error(cause))
    return Response.json({ message: req.t('general:success') }, { status: 202 })
  },
}

export const overviewEndpoints = [rebuild]
