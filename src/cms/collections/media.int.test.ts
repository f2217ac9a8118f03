import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { handleEndpoints } from 'payload'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'

// What the running Next gives; without it reads are made again.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))

const folder = mkdtempSync(join(tmpdir(), 'quietzone-pictures-'))
const bucket = 'quietzone'

const closeAll: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closeAll.splice(0).reverse()) await close()
})

async function startBucket() {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  closeAll.push(() => server.close())
  vi.stubEnv('S3_BUCKET', bucket)
  vi.stubEnv('S3_REGION', 'us-east-1')
  vi.stubEnv('S3_ENDPOINT', `http://localhost:${port}`)
  vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER')
}

it.each(['disk', 'S3'])(
  '%s keeps pictures with their sizes until they are deleted',
  async (place) => {
    vi.unstubAllEnvs()
    vi.resetModules()
    if (place === 'S3') await startBucket()
    const { startTestPayload } = await import('@/testing/test-payload')
    const payload = await startTestPayload()
    closeAll.push(async () => {
      await payload.destroy()
      // The next run starts with another configuration.
      ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
    })
    const request = (path: string) =>
      handleEndpoints({
        config: payload.config,
        request: new Request(new URL(path, 'http://localhost:3000')),
      })
    const folders =
      place === 'S3' ? [folder, bucket, 'media'] : [process.env.DATA_DIR ?? '', 'media']
    const listFiles = async () => (await readdir(join(...folders)).catch(() => [])).length

    const data = await sharp({
      create: { width: 1800, height: 900, channels: 3, background: '#c31' },
    })
      .png()
      .toBuffer()
    const file = { data, mimetype: 'image/png', name: 'a shop.png', size: data.length }
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A shop', prefix: '', _objectKey: 'code-files' },
      file,
    })
    expect(await listFiles()).toBeGreaterThanOrEqual(5)

    const { url, sizes } = await payload.findByID({ collection: 'media', id })
    const addresses = [url, ...Object.values(sizes ?? {}).map((size) => size.url)]
    expect(addresses).toHaveLength(5)
    for (const address of addresses) {
      const shown = await request(address as string)
      expect([address, shown.status]).toEqual([address, 200])
      expect(shown.headers.get('content-type')).toMatch(/^image\//)
      const { width = 0 } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
      expect([640, 1600, 1800]).toContain(width)
    }

    await payload.delete({ collection: 'media', id })
    expect(await listFiles()).toBe(0)

    const active = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>')
    const page = Buffer.from('<!doctype html><script>a()</script>')
    for (const [name, mimetype, bytes] of [
      ['a.svg', 'image/svg+xml', active],
      ['a.png', 'image/png', active],
      ['a.html', 'image/png', page],
      ['a.png', 'image/png', page],
    ] as const)
      await expect(
        payload.create({
          collection: 'media',
          data: { alt: 'Active', prefix: '' },
          file: { data: bytes, mimetype, name, size: bytes.length },
        }),
        `${name} as ${mimetype}`,
      ).rejects.toThrow()
    expect(await listFiles()).toBe(0)
  },
)
