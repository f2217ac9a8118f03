import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { deleteFileBytes } from './delete-file-bytes'
import { incomingFolder } from './get-file-storage'

/** Long enough to save a code or to undo an edit. */
const retainUnused = sql`interval '1 day'`
const retainUnusedMs = 24 * 3600_000
/** Number of files that a job can delete in a few minutes. */
const batch = 500

/**
 * Deletes uploads that no code has used for a day, the bytes of files without a row, and incomplete
 * uploads. May run at any time, also concurrently.
 */
export async function purgeFiles(signal?: AbortSignal): Promise<void> {
  await markUnused()
  await deleteUnusedRows(signal)
  await deleteLooseBytes(signal)
  await deleteBrokenOff()
}

async function markUnused(): Promise<void> {
  await queryRows(sql`
    delete from unused_files using code_files file join codes code on code.id = file.code_id
    where unused_files.file_id = file.id and strpos(code.document::text, file.id::text) > 0`)
  await queryRows(sql`
    insert into unused_files (file_id)
    select file.id from code_files file join codes code on code.id = file.code_id
    where strpos(code.document::text, file.id::text) = 0
    on conflict do nothing`)
}

/** Deletes the rows of unused files. A trigger records which bytes are no longer referenced. */
async function deleteUnusedRows(signal: AbortSignal | undefined): Promise<void> {
  const due = await queryRows<{ id: string; codeId: string }>(sql`
    select file.id, file.code_id as "codeId" from unused_files join code_files file
      on file.id = unused_files.file_id
    where unused_files.since < now() - ${retainUnused} limit ${batch}`)
  for (const { id, codeId } of due) {
    signal?.throwIfAborted()
    await inTransaction(async (query) => {
      // A request that saves the code at the same time runs first, or finds that the file is gone.
      await query(sql`select from codes where id = ${codeId} for update`)
      await query(sql`
        delete from code_files using codes code
        where code_files.id = ${id} and code.id = ${codeId}
          and strpos(code.document::text, ${id}) = 0`)
    })
  }
}

async function deleteLooseBytes(signal: AbortSignal | undefined): Promise<void> {
  const loose = await queryRows<{ storageKey: string }>(sql`
    select storage_key as "storageKey" from loose_files
    where since < now() - ${retainUnused} limit ${batch}`)
  for (const { storageKey } of loose) {
    signal?.throwIfAborted()
    await deleteFileBytes(storageKey).catch((cause: unknown) => {
      console.error(`The bytes of ${storageKey} could not be deleted`, cause)
    })
  }
}

async function deleteBrokenOff(): Promise<void> {
  const folder = incomingFolder()
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined)
    if (about && Date.now() - about.mtimeMs > retainUnusedMs) await rm(path, { force: true })
  }
}
