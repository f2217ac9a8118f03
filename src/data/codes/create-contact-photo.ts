import 'server-only'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { getFileStorage } from '../files/get-file-storage'
import { queryRows } from '../query-rows'

/** As large as address books show it; a card of some ten kilobytes is read by every phone. */
const sidePx = 320

/** An uploaded picture as a small square JPEG; nothing where there is none to be had. */
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
