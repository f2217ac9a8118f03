import 'server-only'
import { sql } from 'drizzle-orm'
import { graceDays } from '@/codes'
import { deleteFileBytes } from '../files/delete-file-bytes'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'

const batchSize = 50
/** Scans per statement, which stays below the time limit of queries. */
const scansAtOnce = 20_000

/**
 * Permanently deletes codes that their owners deleted 30 days ago, with their scans and files. If
 * the process is interrupted, the bytes of files are already recorded as loose and are deleted with
 * the other loose files. Returns the number of codes.
 */
export async function purgeCodes(signal?: AbortSignal): Promise<number> {
  const codes = await queryRows<{ id: string }>(sql`
    select id from codes where deleted_at < now() - make_interval(days => ${graceDays})
    order by deleted_at limit ${batchSize}`)
  for (const { id } of codes) {
    await deleteMostScans(id, signal)
    await purgeCode(id)
  }
  return codes.length
}

/**
 * Deletes scans in batches before the transaction that deletes the rest, since a code may have
 * millions.
 */
async function deleteMostScans(id: string, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const deleted = await queryRows(sql`
      with batch as (
        select ctid, tableoid from scans where code_id = ${id} limit ${scansAtOnce}
      )
      delete from scans using batch
      where scans.ctid = batch.ctid and scans.tableoid = batch.tableoid and scans.code_id = ${id}
      returning 1`)
    if (deleted.length < scansAtOnce) return
  }
}

async function purgeCode(id: string): Promise<void> {
  const files = await inTransaction(async (execute) => {
    const [code] = await execute(
      sql`select id from codes where id = ${id} and deleted_at is not null for update`,
    )
    // The owner has restored the code.
    if (!code) return []
    await execute(sql`delete from scans where code_id = ${id}`)
    await execute(sql`delete from scan_sums where code_id = ${id}`)
    await execute(sql`delete from scan_rollups where code_id = ${id}`)
    const rows = await execute<{ storage_key: string }>(
      sql`delete from code_files where code_id = ${id} returning storage_key`,
    )
    // The log of a workspace still lists what was done, without the content of the code.
    await execute(sql`
      update workspace_changes set before = null, after = null where code_id = ${id}`)
    await execute(sql`delete from codes where id = ${id}`)
    return rows
  })
  for (const { storage_key } of files) await deleteFileBytes(storage_key)
}
