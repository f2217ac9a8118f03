import 'server-only'
import { sql } from 'drizzle-orm'
import { ApiProblem } from '../codes/api/api-problem'
import type { CodeRow } from '../codes/code-row'
import { inTransaction } from '../in-transaction'
import { deleteFileBytes } from './delete-file-bytes'

/** Deletes a file that its code no longer uses. */
export async function deleteCodeFile(code: CodeRow, id: string): Promise<void> {
  if (!code.files.some((file) => file.id === id)) throw new ApiProblem('unknown')
  const storageKey = await inTransaction(async (query) => {
    // Locks the code first, in the same order as saving it.
    const [row] = await query<{ isUsed: boolean }>(sql`
      select strpos(document::text, ${id}) > 0 as "isUsed" from codes
      where id = ${code.id} for update`)
    if (row?.isUsed) {
      throw new ApiProblem('inUse')
    }
    const [file] = await query<{ storageKey: string }>(sql`
      delete from code_files where id = ${id} and code_id = ${code.id}
      returning storage_key as "storageKey"`)
    return file?.storageKey
  })
  if (storageKey) await deleteFileBytes(storageKey)
}
