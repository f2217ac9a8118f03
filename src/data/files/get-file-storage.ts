import 'server-only'
import { join, resolve } from 'node:path'
import { env } from '@/env'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'

/** What is being received; on the same disk as what is kept, so that it can be moved there. */
export const incomingFolder = () => resolve(env.DATA_DIR, 'incoming')

let storage: FileStorage | undefined

/** The disk, or the bucket where one is configured. */
export function getFileStorage(): FileStorage {
  storage ??= env.S3_BUCKET
    ? createS3Storage({ bucket: env.S3_BUCKET, folder: 'code-files' })
    : createDiskStorage(resolve(join(env.DATA_DIR, 'code-files')))
  return storage
}
