import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '../query-rows'
import { smallKey } from './file-storage'
import { getFileStorage } from './get-file-storage'

/** Deletes the bytes of a key, if they exist, and removes the key from the list of loose files. */
export async function deleteFileBytes(storageKey: string): Promise<void> {
  const storage = getFileStorage()
  await storage.remove(smallKey(storageKey))
  await storage.remove(storageKey)
  await queryRows(sql`delete from loose_files where storage_key = ${storageKey}`)
}
