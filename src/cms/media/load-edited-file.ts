import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { env } from '@/env'
import type { Media } from '@/payload-types'
import { s3Config } from '@/services/s3-config'

/**
 * Loads the file of a picture that is cropped or gets another focal point. Payload would overwrite it
 * at the same address, where caches have the old one; and with a bucket it would request the file
 * from the site itself, which its guard refuses in a private network.
 */
export const loadEditedFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The storage plugin updates the picture once more with the same request, which would crop it twice.
  if (req.context.skipCloudStorage) delete req.query.uploadEdits
  if (operation !== 'update' || req.file || !req.query.uploadEdits || !isEditor({ req })) return
  const { id } = args as { id?: string }
  if (!id) return
  const where = { id: { equals: id } }
  const known = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  if (!known?.filename) return
  const data = await readStored(known.filename)
  if (!data) return
  const mimetype = known.mimeType ?? 'application/octet-stream'
  req.file = { data, mimetype, name: known.filename, size: data.length }
}

/** Returns undefined for a file that does not exist; Payload reports it. */
async function readStored(filename: string): Promise<Buffer | undefined> {
  if (!env.S3_BUCKET)
    return readFile(resolve(env.DATA_DIR, 'media', filename)).catch(() => undefined)
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client(s3Config())
  try {
    const command = new GetObjectCommand({ Bucket: env.S3_BUCKET, Key: `media/${filename}` })
    const bytes = await (await client.send(command)).Body?.transformToByteArray()
    return bytes && Buffer.from(bytes)
  } finally {
    client.destroy()
  }
}
