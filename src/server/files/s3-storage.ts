import 'server-only'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStorage } from './file-storage'

export function createS3Storage({
  bucket,
  folder,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: {
  bucket: string
  folder: string
  region: string
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}): FileStorage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Of servers that speak this protocol not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string) => ({ Bucket: bucket, Key: `${folder}/${key}` })
  return {
    put: async (key, path, mediaType) => {
      // In parts of 5 MB, of which two are in memory.
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
