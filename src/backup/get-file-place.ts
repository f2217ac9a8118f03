import { resolve } from 'node:path'
import { env } from '@/env'
import { createDiskPlace } from './disk-place'
import type { FilePlace } from './file-place'
import { createS3Place } from './s3-place'

/** The bucket if one is configured, else the disk. */
export function getFilePlace(): FilePlace {
  if (!env.S3_BUCKET) return createDiskPlace(resolve(env.DATA_DIR))
  return createS3Place(env.S3_BUCKET, {
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  })
}
