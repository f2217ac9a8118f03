import 'server-only'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { s3Config } from '@/services/s3-config'
import type { FileStorage } from './file-storage'

export function createS3Storage({
  bucket,
  folder,
  config = s3Config(),
}: {
  bucket: string
  folder: string
  config?: S3ClientConfig
}): FileStorage {
  const client = new S3Client(config)
  const place = (key: string) => ({ Bucket: bucket, Key: `${folder}/${key}` })
  return {
    put: async (key, path, mediaType) => {
      // Uploads parts of 5 MB, with at most two in memory.
      const params = { ...place(key), Body: createReadStream(path), ContentType: mediaType }
      await new Upload({ client, queueSize: 2, params }).done()
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.first}-${range.last}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place(key), Range }))
        return Body as Readable
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined
        throw cause
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key)))
    },
  }
}
