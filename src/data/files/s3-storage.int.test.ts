import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '@/env'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'

const folder = mkdtempSync(join(tmpdir(), 'quietzone-storage-'))
const bucket = 'quietzone'
let server: S3rver
let endpoint: string
const storages: Record<string, FileStorage> = {}

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://localhost:${port}`
  storages.S3 = createS3Storage({
    bucket,
    folder: 'code-files',
    config: {
      region: 'us-east-1',
      endpoint,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  })
  storages.disk = createDiskStorage(join(folder, 'disk'))
})
afterAll(() => server?.close())

it.each(['disk', 'S3'])(
  '%s gives back what it was given, in parts too, until it is removed',
  async (name) => {
    const storage = storages[name] as FileStorage
    // Large enough for a multipart upload.
    const bytes = Buffer.alloc(12_000_000)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31) ^ (at >> 9)
    const path = join(folder, randomUUID())
    await writeFile(path, bytes)
    const key = `ab/${randomUUID()}`

    expect(await storage.read(key)).toBeUndefined()
    await storage.put(key, path, 'video/mp4')
    const whole = await storage.read(key)
    expect(whole && bytes.equals(await buffer(whole))).toBe(true)
    const part = await storage.read(key, { first: 5_242_870, last: 5_242_889 })
    expect(part && (await buffer(part))).toEqual(bytes.subarray(5_242_870, 5_242_890))

    // A reader disconnects during the transfer.
    const left = await storage.read(key)
    left?.destroy()

    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.read(key)).toBeUndefined()
    if (name === 'disk') await expect(access(path)).rejects.toThrow()
  },
)

it('S3 is taken where a bucket is configured', async () => {
  Object.assign(env, {
    S3_BUCKET: bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const { getFileStorage } = await import('./get-file-storage')
  const path = join(folder, randomUUID())
  await writeFile(path, 'here')
  await getFileStorage().put('cd/there', path, 'text/plain')
  const found = await storages.S3?.read('cd/there')
  expect(found && String(await buffer(found))).toBe('here')
})
