import 'server-only'
import { sql } from 'drizzle-orm'
import type { EditKeyList } from '@/codes'
import type { Execute } from '../in-transaction'
import { nextTurn } from '../next-turn'
import { queryRows } from '../query-rows'
import { sqlList } from './code-state'

/** Codes per statement, so that each stays below the time limit of queries. */
const codesAtOnce = 500
const maxListed = 100

type EditKeyRow = {
  slug: string
  name: string
  keyId: string | null
  keyName: string | null
  total: number
}

/**
 * Lists the codes of a workspace that can be changed with an edit key of their own, and the workspace
 * key that the edit key came from.
 *
 * @param keyId only edit keys that came from this workspace key
 */
export async function listEditKeys(workspaceId: string, keyId?: string): Promise<EditKeyList> {
  const from = keyId === undefined ? sql`` : sql`and listed.edit_key_from = ${keyId}`
  const rows = await queryRows<EditKeyRow>(sql`
    select codes.slug, coalesce(codes.name, '') as name, key.id as "keyId", key.name as "keyName",
      count(*) over ()::int as total
    from workspace_codes listed join codes on codes.id = listed.code_id
      left join workspace_keys key on key.id = listed.edit_key_from
    where listed.workspace_id = ${workspaceId} and codes.edit_key_hash is not null ${from}
    order by listed.added_at desc, listed.code_id limit ${maxListed}`)
  return {
    total: rows[0]?.total ?? 0,
    codes: rows.map(({ slug, name, keyId: id, keyName }) => ({
      ...{ slug, name, key: id === null ? null : { id, name: keyName ?? '' } },
    })),
  }
}

/**
 * Ends the edit keys of the codes of a workspace. Returns their number.
 *
 * @param keyId only edit keys that came from this workspace key
 */
export async function endEditKeys(
  execute: Execute,
  workspaceId: string,
  keyId?: string,
): Promise<number> {
  const from = keyId === undefined ? sql`` : sql`and listed.edit_key_from = ${keyId}`
  // In the order in which batches lock.
  const codes = await execute<{ id: string }>(sql`
    select codes.id from workspace_codes listed join codes on codes.id = listed.code_id
    where listed.workspace_id = ${workspaceId} and codes.edit_key_hash is not null ${from}
    order by listed.code_id for update of listed, codes`)
  for (let start = 0; start < codes.length; start += codesAtOnce) {
    await nextTurn()
    const ids = codes.slice(start, start + codesAtOnce).map(({ id }) => id)
    await execute(sql`
      update codes set edit_key_hash = null where id in ${sqlList(ids, sql`uuid`)}`)
  }
  return codes.length
}
