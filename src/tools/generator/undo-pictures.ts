import { findUndoFiles, storeUndoFile } from './undo-files'
import { undoPictureIds } from './undo-picture-ids'

/** Stores a picture of a design once, because pages that are left have no time to store it. */
export async function storeUndoPicture(dataUrl: string): Promise<void> {
  if (undoPictureIds.has(dataUrl)) return
  const id = await hashPicture(dataUrl)
  if (await storeUndoFile(id, new Blob([dataUrl]))) undoPictureIds.set(dataUrl, id)
}

/** The same picture is stored once, also after a reload. */
async function hashPicture(dataUrl: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(dataUrl))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the data URLs of stored pictures by id. */
export async function findUndoPictures(
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const files = await findUndoFiles(ids)
  const pictures = await Promise.all(
    [...files].map(async ([id, file]) => [id, await file.text()] as const),
  )
  for (const [id, dataUrl] of pictures) undoPictureIds.set(dataUrl, id)
  return new Map(pictures)
}
