import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { answerCms } from '@/cms/answer-cms'
import { richText } from '@/testing/test-rich-text'
import { createToken } from '@/testing/test-team'

// Mocks of what a running Next.js server provides; without them, reads are repeated.

const bucket = 'quietzone'
const account = { name: 'E', email: 'editor@example.com', password: 'seven quiet herons' }

/** An S3 server behind one that can refuse to store some of the files. */
async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'quietzone-pictures-'))
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  let refused: RegExp | undefined
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (method === 'PUT' && refused?.test(url)) return void outgoing.writeHead(500).end()
    const passed = ask({ port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  }).listen(0)
  await once(proxy, 'listening')
  vi.stubEnv('S3_BUCKET', bucket)
  vi.stubEnv('S3_REGION', 'us-east-1')
  vi.stubEnv('S3_ENDPOINT', `http://localhost:${(proxy.address() as AddressInfo).port}`)
  vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER')
  return {
    folder: join(directory, bucket, 'media'),
    refuse: (names: RegExp | undefined) => {
      refused = names
    },
    disappear: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
    close: () => server.close(),
  }
}

const draw = (background: string, width = 650) =>
  sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer()
const fileOf = (data: Buffer, name: string, mimetype = 'image/png') => ({
  ...{ data, mimetype, name, size: data.length },
})

describe.each(['disk', 'S3'])('on %s', (place) => {
  let payload: Payload
  let store: Awaited<ReturnType<typeof startBucket>> | undefined
  let folder: string
  let authorization: string
  let answer: typeof answerCms

  beforeAll(async () => {
    vi.unstubAllEnvs()
    vi.resetModules()
    if (place === 'S3') store = await startBucket()
    const { startTestPayload } = await import('@/testing/test-payload')
    payload = await startTestPayload()
    ;({ answerCms: answer } = await import('@/cms/answer-cms'))
    folder = store?.folder ?? join(process.env.DATA_DIR ?? '', 'media')
    await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    authorization = `JWT ${await createToken(payload, account)}`
  })
  afterAll(async () => {
    await payload.destroy()
    // The next run starts with another configuration.
    ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
    store?.disappear()
    await store?.close()
  })

  // Same call as in the route.
  const request = (path: string, init?: RequestInit) =>
    answer((requested) => handleEndpoints({ config: payload.config, request: requested }))(
      new Request(new URL(path, 'http://localhost:3000'), init),
      { params: Promise.resolve({ slug: path.split('/api/')[1]?.split('/') }) },
    )
  const send = (method: string, path: string, alt: string, data: Buffer, name: string) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt }))
    body.set('file', new File([new Uint8Array(data)], name, { type: 'image/png' }))
    return request(path, { method, body, headers: { authorization } })
  }
  const listFiles = async () => (await readdir(folder).catch(() => [])).sort()

  it('has the tables of the migrations', async () => {
    const { requireDrizzleKit, schema } = payload.db as unknown as PostgresAdapter
    const { generateDrizzleJson } = requireDrizzleKit()
    const { tables } = (await generateDrizzleJson(schema)) as { tables: object }
    const newest = readdirSync('migrations').findLast((name) => name.endsWith('.json'))
    const migrated = JSON.parse(readFileSync(`migrations/${newest}`, 'utf8'))
    expect(JSON.parse(JSON.stringify(tables))).toEqual(migrated.tables)
  })

  it('stores pictures with their sizes until they are deleted', async () => {
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A shop', prefix: '', _objectKey: 'code-files' },
      file: fileOf(await draw('#c31', 1800), 'a shop.png'),
    })
    expect((await listFiles()).length).toBeGreaterThanOrEqual(5)
    const post = await payload.create({
      collection: 'posts',
      data: {
        ...{ title: 'Title', body: richText('Text'), slug: 'with-cover', cover: id },
        _status: 'published',
      },
    })

    const listed = await request('/api/media?locale=en', { headers: { authorization } })
    expect(await listed.json()).toMatchObject({ totalDocs: 1 })
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

    await payload.delete({ collection: 'posts', id: post.id })
    await payload.delete({ collection: 'media', id })
    expect(await listFiles()).toEqual([])
    for (const missing of [url as string, '/api/media/file/never.png'])
      expect((await request(missing)).status).toBe(404)
  })

  it('leaves nothing of a file that is refused', async () => {
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
          file: fileOf(bytes, name, mimetype),
        }),
        `${name} as ${mimetype}`,
      ).rejects.toThrow()
    expect(
      (await send('POST', '/api/media?locale=en', '', await draw('#c31'), 'a.png')).status,
    ).toBe(400)
    expect(await listFiles()).toEqual([])
  })

  it('changes nothing when a picture cannot be replaced or its row not stored', async () => {
    const { pool } = payload.db as unknown as PostgresAdapter
    const made = await send('POST', '/api/media?locale=en', 'Red', await draw('#c31'), 'red.png')
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const before = await listFiles()
    const bytes = await readFile(join(folder, before[0] as string))

    const path = `/api/media/${doc.id}?locale=en`
    expect((await send('PATCH', path, '', await draw('#13c'), 'blue.png')).status).toBe(400)
    expect(await listFiles()).toEqual(before)
    expect(await readFile(join(folder, before[0] as string))).toEqual(bytes)

    // On disk, files are written before the row; in a bucket, after it.
    if (store) store.refuse(/-640x98\.avif/)
    else
      await pool.query(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'Full'; end $$;
        create trigger refuse before insert on media for each row execute function refuse()`)
    const green = await draw('#3c1')
    const failed = await send('POST', '/api/media?locale=en', 'Green', green, 'green.png')
    expect(failed.status).toBe(store ? 503 : 500)
    await expect.poll(listFiles).toEqual(before)
    store?.refuse(undefined)
    await pool.query('drop trigger if exists refuse on media')

    const replaced = await send('PATCH', path, 'Blue', await draw('#13c'), 'blue.png')
    expect(replaced.status).toBe(200)
    expect(await listFiles()).toHaveLength(before.length)
    expect((await listFiles()).every((name) => name.startsWith('blue'))).toBe(true)
    if (place === 'disk')
      expect(await readdir(join(process.env.DATA_DIR ?? '', 'incoming'))).toEqual([])
  })

  it('leads from the former address of a replaced picture to the present one', async () => {
    const made = await send('POST', '/api/media?locale=en', 'Old', await draw('#c31'), 'old.png')
    const { doc } = (await made.json()) as { doc: { id: string } }
    const path = `/api/media/${doc.id}?locale=en`
    expect((await send('PATCH', path, 'New', await draw('#13c'), 'new.png')).status).toBe(200)
    const { sizes } = await payload.findByID({ collection: 'media', id: doc.id })
    for (const [former, present] of [
      ['old.png', 'new.png'],
      ['old-640x98.webp', sizes?.small?.filename],
    ]) {
      const moved = await request(`/api/media/file/${former}`)
      const location = moved.headers.get('location') ?? ''
      expect([moved.status, location.split('?')[0]]).toEqual([307, `/api/media/file/${present}`])
      expect((await request(location)).status).toBe(200)
    }
    // A new picture of that name has the address itself.
    await send('POST', '/api/media?locale=en', 'Old', await draw('#f00'), 'old.png')
    expect((await request('/api/media/file/old.png')).status).toBe(200)
    await payload.delete({ collection: 'media', where: { alt: { in: ['Old', 'New'] } } })
  })

  it('draws the sizes again for a crop, and stores the focal point', async () => {
    const wide = await draw('#c31', 2000)
    const made = await send('POST', '/api/media?locale=en', 'Wide', wide, 'wide.png')
    const { doc } = (await made.json()) as { doc: { id: string } }
    const edits = new URLSearchParams({
      'uploadEdits[focalPoint][x]': '20',
      'uploadEdits[focalPoint][y]': '80',
      'uploadEdits[crop][x]': '0',
      'uploadEdits[crop][y]': '0',
      'uploadEdits[crop][width]': '50',
      'uploadEdits[crop][height]': '100',
      'uploadEdits[crop][unit]': '%',
      'uploadEdits[widthInPixels]': '1000',
      'uploadEdits[heightInPixels]': '100',
    })
    const path = `/api/media/${doc.id}?locale=en&${edits}`
    const cropped = await request(path, {
      method: 'PATCH',
      body: JSON.stringify({ alt: 'Wide' }),
      headers: { authorization, 'content-type': 'application/json' },
    })
    expect(cropped.status).toBe(200)
    const picture = await payload.findByID({ collection: 'media', id: doc.id })
    expect(picture).toMatchObject({ focalX: 20, focalY: 80, width: 1000, height: 100 })
    const { small } = picture.sizes ?? {}
    const shown = await request(small?.url as string)
    expect([small?.url, shown.status]).toEqual([small?.url, 200])
    const file = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([file.width, file.height]).toEqual([640, 64])
    // Caches have the whole picture at the former address.
    expect(picture.filename).toBe('wide-1.png')
    expect((await request('/api/media/file/wide.png')).status).toBe(307)
    // The test's bucket has several files for an object.
    const stored = (await listFiles()).map((name) => name.split('._S3rver')[0])
    expect(new Set(stored.filter((name) => name?.startsWith('wide'))).size).toBe(3)
    await payload.delete({ collection: 'media', id: doc.id })
  })

  it.runIf(place === 'S3')('says that the bucket does not answer', async () => {
    store?.disappear()
    const shown = await request('/api/media/file/blue.png')
    expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '30'])
    const failed = await send('POST', '/api/media?locale=en', 'Green', await draw('#3c1'), 'g.png')
    expect(failed.status).toBe(503)
    expect(await failed.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('right now') }],
    })
  })
})
