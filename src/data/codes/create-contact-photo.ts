import 'server-only'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { getFileStorage } from '../files/get-file-storage'
import { queryRows } from '../query-rows'

/** Size in which address books show photos; every phone can read a card of about ten kilobytes. */
const sidePx = 320

/**
 * Converts an uploaded picture to a small square JPEG; undefined if there is no readable picture.
 */
export async function createContactPhoto(fileId: string): Promise<Uint8Array | undefined> {
  const [file] = await queryRows<{ storageKey: string }>(
    sql`select storage_key as "storageKey" from code_files where id = ${fileId}`,
  )
  const stream = file && (await getFileStorage().read(file.storageKey))
  if (!stream) return undefined
  return sharp(await buffer(stream))
    .resize(sidePx, sidePx, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined)
}
