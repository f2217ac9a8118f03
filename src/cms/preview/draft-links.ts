import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Locale } from '@/i18n/locales'
import type { SharedEntity } from './shared-entities'

/** A document whose draft is shared; the id of a global is ''. */
export type DraftPlace = { entity: string; id: string }

/** A link as the admin lists it. The token is not stored, so the address is shown only once. */
export type DraftLink = {
  id: string
  /** Null for all languages. */
  locales: Locale[] | null
  note: string
  createdBy: string
  userId: string
  createdAt: string
  expiresAt: string
  usedAt: string | null
  state: 'active' | 'expired' | 'revoked'
}

/** Most usable links of a document. */
export const maxActiveLinks = 20
const listed = 50
/** Links that no longer work are listed for this time. */
const retentionDays = 30

/** A time in the format of JSON. */
const iso = (column: string) => sql.raw(`to_json(${column}) #>> '{}'`)

const hashToken = (token: string) => createHash('sha256').update(token).digest()

export async function listDraftLinks(place: DraftPlace, req: PayloadRequest): Promise<DraftLink[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select link.id, locales::text[], note, users.name as "createdBy", user_id as "userId",
      ${iso('link.created_at')} as "createdAt", ${iso('expires_at')} as "expiresAt",
      ${iso('used_at')} as "usedAt",
      case when revoked_at is not null then 'revoked'
        when expires_at <= now() then 'expired' else 'active' end as state
    from draft_links link join users on users.id = user_id
    where entity = ${place.entity} and document_id = ${place.id}
    order by link.created_at desc limit ${listed}`)
  return rows as DraftLink[]
}

/** Creates a link and returns its token, or undefined if the document has too many. */
export async function createDraftLink(
  { entity, id }: DraftPlace,
  { days, locales, note }: { days: number; locales: readonly Locale[] | null; note: string },
  req: PayloadRequest,
): Promise<string | undefined> {
  const token = randomBytes(24).toString('base64url')
  const connection = await connectionOf(req)
  const ofDocument = sql`entity = ${entity} and document_id = ${id}`
  await connection.execute(sql`
    delete from draft_links where ${ofDocument}
      and least(revoked_at, expires_at) < now() - make_interval(days => ${retentionDays})`)
  const { rows } = await connection.execute(sql`
    insert into draft_links (token_hash, entity, document_id, locales, note, user_id, expires_at)
    select ${hashToken(token)}, ${entity}, ${id}, 
      ${locales && sql.param([...locales])}::_locales[], ${note}, ${req.user?.id},
      now() + make_interval(days => ${days})
    where ${maxActiveLinks} > (select count(*) from draft_links
      where ${ofDocument} and revoked_at is null and expires_at > now())
    returning id`)
  return rows.length > 0 ? token : undefined
}

/** Ends a link for good. */
export async function revokeDraftLink(linkId: string, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update draft_links set revoked_at = now() where id = ${linkId} and revoked_at is null`)
}

/** Deletes the links of a deleted document. */
export async function removeDraftLinks(
  { entity, id }: DraftPlace,
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from draft_links where entity = ${entity} and document_id = ${id}`,
  )
}

/** What a valid token opens. */
export type OpenedLink = {
  entity: SharedEntity
  id: string
  /** Null for all languages. */
  locales: Locale[] | null
  expiresAt: string
}

const tokenPattern = /^[\w-]{32}$/

/** Finds what a token opens and notes its use, at most once a minute. */
export async function openDraftLink(
  token: string,
  { db }: Payload,
): Promise<OpenedLink | undefined> {
  if (!tokenPattern.test(token)) return undefined
  const { rows } = await db.drizzle.execute(sql`
    with link as (
      select id, entity, document_id, locales, expires_at, used_at from draft_links
      where token_hash = ${hashToken(token)} and revoked_at is null and expires_at > now()
    ), noted as (
      update draft_links set used_at = now() where id in (
        select id from link where used_at is null or used_at < now() - interval '1 minute')
    )
    select entity, document_id as id, locales::text[], ${iso('expires_at')} as "expiresAt" from link`)
  return rows[0] as OpenedLink | undefined
}
