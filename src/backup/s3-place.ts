import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { lookup } from 'mrmime'
import { s3Config } from '@/services/s3-config'
import { type FilePlace, fileFolders } from './file-place'

/** @param config settings in addition to those of every S3 client of the site */
export function createS3Place(bucket: string, config: S3ClientConfig = {}): FilePlace {
  const client = new S3Client({ ...s3Config(), ...config })
  return {
    list: async function* () {
      for (const folder of fileFolders) {
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })
        for await (const { Contents = [] } of pages)
          for (const { Key } of Contents) if (Key && !Key.endsWith('/')) yield Key
      }
    },
    open: async (name) => {
      try {
        const { Body, ContentLength } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: name }),
        )
        return { bytes: ContentLength ?? 0, content: Body as Readable }
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined
        throw cause
      }
    },
    write: async (name, content) => {
      // Files of codes have no extension; the database stores their types.
      const ContentType = lookup(name) ?? 'application/octet-stream'
      const params = { Bucket: bucket, Key: name, Body: content, ContentType }
      await new Upload({ client, queueSize: 2, params }).done()
    },
  }
}
