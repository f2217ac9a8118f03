import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { findChanges, type ShownChange } from './find-changes'

const shownFailed = 20

/** Finds the scheduled changes that failed, the newest first. */
export function findFailedChanges(req: PayloadRequest): Promise<ShownChange[]> {
  const condition = sql`change.state = 'failed'`
  return findChanges(req, { condition, limit: shownFailed, isNewestFirst: true })
}
