import 'server-only'
import { join, resolve } from 'node:path'
import { env } from '@/env'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'

/** Folder of incomplete uploads, on the same disk as stored files so that they can be moved. */
export const incomingFolder = () => resolve(env.DATA_DIR, 'incoming')

let storage: FileStorage | undefined

/** Returns the bucket if one is configured, otherwise the disk. */
export function getFileStorage(): FileStorage {
  storage ??= env.S3_BUCKET
    ? createS3Storage({ bucket: env.S3_BUCKET, folder: 'code-files' })
    : createDiskStorage(resolve(join(env.DATA_DIR, 'code-files')))
  return storage
}
