import 'server-only'
import { sql } from 'drizzle-orm'
import type { RecoveredCode } from '@/codes'
import { createEditKey, hashEditKey } from '../codes/edit-key-hash'
import { type Execute, inTransaction } from '../in-transaction'
import { nextTurn } from '../next-turn'
import type { Workspace } from './get-workspace'

/** Codes per statement, so that each stays below the time limit of queries. */
const codesAtOnce = 500

/**
 * Deletes a workspace with its keys, folders and log. Its codes stay, or are deleted too, with the
 * usual time to restore them. They are returned with new edit keys.
 */
export function deleteWorkspace(
  { id }: Workspace,
  codes: 'keep' | 'delete',
): Promise<{ codes: RecoveredCode[] }> {
  return inTransaction(async (execute) => {
    await execute(sql`select 1 from workspaces where id = ${id} for update`)
    const released: RecoveredCode[] = []
    for (;;) {
      await nextTurn()
      const removed = await execute<{ id: string }>(sql`
        delete from workspace_codes where code_id in (
          select code_id from workspace_codes where workspace_id = ${id} limit ${codesAtOnce}
        ) returning code_id as id`)
      if (removed.length === 0) break
      const ids = removed.map((code) => code.id)
      released.push(...(await releaseCodes(execute, ids)))
      if (codes === 'delete') await deleteCodes(execute, ids)
    }
    await execute(sql`delete from workspaces where id = ${id}`)
    return { codes: released }
  })
}

/**
 * Returns codes that leave their workspace with new edit keys: they belong to whoever takes them out,
 * and to nobody who had an earlier key or mailbox.
 */
export async function releaseCodes(
  execute: Execute,
  ids: readonly string[],
): Promise<RecoveredCode[]> {
  const codes = await execute<{ id: string; slug: string; name: string }>(sql`
    select id, slug, coalesce(name, '') as name from codes
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
    order by id for update`)
  const keyed = codes.map((code) => ({ ...code, editKey: createEditKey() }))
  const changes = keyed.map(({ id, editKey }) => ({ id, hash: hashEditKey(editKey) }))
  await execute(sql`
    update codes set edit_key_hash = fresh.hash, email_hash = null, revision = revision + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as fresh (id uuid, hash text)
    where codes.id = fresh.id`)
  return keyed.map(({ slug, name, editKey }) => ({ slug, name, editKey }))
}

async function deleteCodes(execute: Execute, ids: readonly string[]): Promise<void> {
  await execute(sql`
    update codes set deleted_at = now(), revision = revision + 1, updated_at = now()
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      and deleted_at is null`)
}
