import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { CodeDocument, CodeStatus } from '@/codes'
import type { Locale } from '@/i18n/locales'
import type { Design } from '@/qr/design'
import { type Execute, inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { type CodeChange, logCodeChange } from '../workspaces/log-changes'

/** A row of the codes table, with its files. */
export type CodeRow = {
  id: string
  slug: string
  document: CodeDocument
  design: Design | null
  status: CodeStatus
  blockReason: string | null
  locale: Locale | null
  name: string | null
  timeZone: string | null
  revision: string
  suspicion: string | null
  passwordHash: string | null
  emailHash: string | null
  editKeyHash: string | null
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** Scans let through so far, where that is limited. */
  scansUsed: string | null
  /** Scans so far, without clicks and bots. */
  scans: string
  files: CodeFileRow[]
  /** The connected domain of the link; null for the address of this site. */
  domain: string | null
}

type CodeFileRow = {
  id: string
  name: string
  mediaType: string
  bytes: number
  widthPx: number | null
  heightPx: number | null
}

/** The files of `codes`. */
export const filesColumn = sql`
  (select coalesce(json_agg(json_build_object(
      'id', file.id, 'name', file.filename, 'mediaType', file.mime_type, 'bytes', file.filesize,
      'widthPx', file.width, 'heightPx', file.height) order by file.created_at, file.id), '[]')
    from code_files file where file.code_id = codes.id) as files`

export const scansUsedColumn = sql`
  (select used from scan_limits where code_id = codes.id) as "scansUsed"`

/** The sums of finished days, and the scans since. */
export const scansColumn = sql`
  (select coalesce(sum(sums.scans), 0) from scan_sums sums where code_id = codes.id)
    + (select count(*) from scans where code_id = codes.id and kind = 'scan' and at >= coalesce(
      (select summed_until from scan_rollups where code_id = codes.id), '-infinity')) as scans`

export const domainColumn = sql`
  (select domain.host from workspace_codes listed
    join workspace_domains domain on domain.workspace_id = listed.workspace_id
      and domain.host = listed.domain and domain.verified_at is not null
    where listed.code_id = codes.id) as domain`

/** For `select … from codes` and `returning`. */
export const codeColumns = sql`
  codes.id, codes.slug, codes.document, codes.design, codes.status, codes.locale, codes.name,
  codes.revision, codes.suspicion,
  codes.block_reason as "blockReason", codes.time_zone as "timeZone",
  codes.password_hash as "passwordHash", codes.email_hash as "emailHash",
  codes.edit_key_hash as "editKeyHash", codes.created_at as "createdAt",
  codes.updated_at as "updatedAt", codes.deleted_at as "deletedAt",
  ${filesColumn}, ${scansUsedColumn}, ${scansColumn}, ${domainColumn}`

export async function findCodeRow(slug: string): Promise<CodeRow | undefined> {
  const [row] = await queryRows<CodeRow>(sql`select ${codeColumns} from codes where slug = ${slug}`)
  return row
}

/**
 * Updates a code that fulfills `condition` and increments its revision; undefined if none does. If
 * the code is in a workspace, the entries are added to its log.
 *
 * @param also what else is written in the same transaction
 */
export function updateCode(
  id: string,
  changes: SQL,
  condition: SQL,
  entries: readonly CodeChange[],
  also: (execute: Execute) => Promise<void> = async () => {},
): Promise<CodeRow | undefined> {
  return inTransaction(async (execute) => {
    const [row] = await execute<CodeRow>(sql`
      update codes set ${changes}, revision = revision + 1, updated_at = now()
      where id = ${id} and ${condition} returning ${codeColumns}`)
    if (!row) return undefined
    for (const change of entries) await logCodeChange(execute, { ...change, codeId: id })
    await also(execute)
    return row
  })
}
