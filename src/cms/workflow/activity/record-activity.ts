import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'

/** What is recorded; each has a text under `admin.workflow.actions`. */
export const activityActions = [
  'created',
  'saved',
  'imported',
  'machineTranslated',
  'restored',
  'reverted',
  'published',
  'unpublished',
  'scheduled',
  'scheduledUnpublication',
  'cancelled',
  'assigned',
  'unassigned',
  'reviewAsked',
  'approved',
  'returned',
  'reopened',
  'approvalWithdrawn',
  'commented',
  'resolved',
  'unresolved',
  'markedUpToDate',
  'markedUnaffected',
  'shared',
  'unshared',
  'trashed',
  'untrashed',
  'deleted',
] as const
export type ActivityAction = (typeof activityActions)[number]

export type Activity = {
  action: ActivityAction
  locale?: Locale | null
  /** The title of a document that the states do not know, such as a deleted one. */
  title?: string
  /** Further facts, such as the assignee. No texts of the document. */
  details?: Record<string, string>
}

/** Automatic saves of a person within this time are one entry. */
const savesPerEntry = '15 minutes'

/**
 * Adds an entry to the log of who did what, in the transaction of the request. Entries are never
 * changed. Consecutive saves of a language by one person are one entry.
 */
export async function recordActivity(
  { slug, id }: Entity,
  { action, locale = null, title, details }: Activity,
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  const user = req.user?.id ?? null
  const isRepeated = sql`exists (
    select from (
      select action, user_id, locale, at from activity_log
      where entity = ${slug} and document_id = ${id} order by id desc limit 1) last
    where action in ('created', 'saved') and user_id is not distinct from ${user}::uuid
      and locale is not distinct from ${locale}::_locales
      and at > now() - ${savesPerEntry}::interval)`
  await connection.execute(sql`
    insert into activity_log (user_id, action, entity, document_id, locale, title, details)
    select ${user}::uuid, ${action}, ${slug}, ${id}, ${locale}::_locales,
      coalesce(${title ?? null}, (select title from translation_states
        where entity = ${slug} and document_id = ${id} and locale = 'en'), ''),
      ${details ? JSON.stringify(details) : null}::jsonb
    where not (${action} = 'saved' and ${isRepeated})`)
}
