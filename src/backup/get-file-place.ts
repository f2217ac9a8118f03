import { resolve } from 'node:path'
import { env } from '@/env'
import { createDiskPlace } from './disk-place'
import type { FilePlace } from './file-place'
import { createS3Place } from './s3-place'

/** Returns the configured bucket, or the disk without one. */
export function getFilePlace(): FilePlace {
  return env.S3_BUCKET ? createS3Place(env.S3_BUCKET) : createDiskPlace(resolve(env.DATA_DIR))
}
