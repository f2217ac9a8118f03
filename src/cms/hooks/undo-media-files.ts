import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Payload,
  RequestContext,
} from 'payload'
import { env } from '@/env'
import type { Media } from '@/payload-types'
import { isS3Error, s3Config } from '@/services/s3-config'

/** Folder of the pictures, on disk and in the bucket. */
const folder = 'media'
const folderOnDisk = resolve(env.DATA_DIR, folder)
/** Folder for temporary copies; copies of a killed process are deleted after a day. */
const copiesFolder = resolve(env.DATA_DIR, 'incoming')

const sizeNames = ['small', 'large', 'smallAvif', 'largeAvif']
const namePaths = ['filename', ...sizeNames.map((size) => `sizes.${size}.filename`)]

type Copy = { name: string; path: string }
type Saving = RequestContext & { newFiles?: string[]; copies?: Copy[] }

/**
 * Copies the files of a replaced picture before the operation. On disk, Payload deletes them before
 * it validates the rest of the request; with the copies, a refused request changes nothing.
 */
export const copyReplacedFiles: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update' || env.S3_BUCKET) return
  const { id } = args as { id?: string }
  if (!id || !(req.file || req.query.uploadEdits)) return
  const where = { id: { equals: id } }
  const known = await req.payload.db.findOne<Media>({ collection: 'media', where, req })
  await mkdir(copiesFolder, { recursive: true })
  const context = req.context as Saving
  context.copies = []
  for (const name of known ? namesOf(known) : []) {
    const path = join(copiesFolder, randomUUID())
    const isCopied = await copyFile(join(folderOnDisk, name), path).then(
      () => true,
      () => false,
    )
    if (isCopied) context.copies.push({ name, path })
  }
}

export const noteNewFiles: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data && req.file) (req.context as Saving).newFiles = namesOf(data)
  return data
}

export const dropCopies: CollectionAfterOperationHook = async ({ req, result }) => {
  const { copies = [] } = req.context as Saving
  for (const { path } of copies) await rm(path, { force: true })
  return result
}

/** Restores replaced files and deletes new files that no stored picture refers to. */
export const undoFiles: AfterErrorHook = async ({ context, error, req }) => {
  const { copies = [], newFiles = [] } = context as Saving
  const deleted = deleteUnused(req.payload, newFiles).catch((cause: unknown) =>
    req.payload.logger.error(cause),
  )
  // An unresponsive bucket would delay the response further.
  if (!isS3Error(error)) await deleted
  for (const { name, path } of copies) await rename(path, join(folderOnDisk, name))
}

async function deleteUnused({ db }: Payload, names: string[]): Promise<void> {
  for (const name of names) {
    const where = { or: namePaths.map((path) => ({ [path]: { equals: name } })) }
    // Runs outside the transaction of the request, which has failed.
    if (await db.findOne({ collection: 'media', where })) continue
    if (!env.S3_BUCKET) await rm(join(folderOnDisk, name), { force: true })
    else await deleteFromBucket(env.S3_BUCKET, `${folder}/${name}`)
  }
}

async function deleteFromBucket(bucket: string, key: string): Promise<void> {
  const { DeleteObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client(s3Config())
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
  client.destroy()
}

function namesOf({ filename, sizes }: Partial<Media>): string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return all.filter((name) => typeof name === 'string')
}
