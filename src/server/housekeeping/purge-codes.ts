import 'server-only'
import { sql } from 'drizzle-orm'
import { graceDays } from '@/codes/code-view'
import { deleteFileBytes } from '../files/delete-file-bytes'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'

const batchSize = 50

/**
 * Takes away for good what its owner deleted 30 days ago: the code, its scans and its files. Should
 * it be broken off, the bytes of files are noted as loose by then, and deleted with those. Returns
 * how many codes are gone.
 */
export async function purgeCodes(): Promise<number> {
  const codes = await queryRows<{ id: string }>(sql`
    select id from codes where deleted_at < now() - make_interval(days => ${graceDays})
    order by deleted_at limit ${batchSize}`)
  for (const { id } of codes) await purgeCode(id)
  return codes.length
}

async function purgeCode(id: string): Promise<void> {
  const files = await inTransaction(async (execute) => {
    const [code] = await execute(
      sql`select id from codes where id = ${id} and deleted_at is not null for update`,
    )
    // Its owner has taken the deletion back.
    if (!code) return []
    await execute(sql`delete from scans where code_id = ${id}`)
    await execute(sql`delete from scan_days where code_id = ${id}`)
    await execute(sql`delete from scan_rollups where code_id = ${id}`)
    const rows = await execute<{ storage_key: string }>(
      sql`delete from code_files where code_id = ${id} returning storage_key`,
    )
    await execute(sql`delete from codes where id = ${id}`)
    return rows
  })
  for (const { storage_key } of files) await deleteFileBytes(storage_key)
}
