import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findChanges, type ShownChange } from './find-changes'

const shownWaiting = 10
const shownDone = 5

/** Finds the next changes that are scheduled, and the last ones that were made, for the dashboard. */
export async function findPlan(req: PayloadRequest): Promise<ShownChange[]> {
  const inState = (state: ShownChange['state']) => sql`change.state = ${state}`
  const waiting = await findChanges(req, { condition: inState('waiting'), limit: shownWaiting })
  const done = await findChanges(req, {
    ...{ condition: inState('done'), limit: shownDone, isNewestFirst: true },
  })
  return [...waiting, ...done]
}
