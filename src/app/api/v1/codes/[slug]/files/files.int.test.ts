import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import JSZip from 'jszip'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CodeFileView, newDocument, type Problem } from '@/codes'
import { visitorAddressHeader } from '@/env'
import { paths } from '@/paths'
import { noRules } from '@/testing/create-test-code'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'

const host = 'http://localhost:3000'
let payload: Payload
let pool: PostgresAdapter['pool']
let visitors = 0

beforeAll(async () => {
  payload = await startTestPayload(undefined, { UPLOAD_LIMIT_MB: '2' })
  pool = (payload.db as unknown as PostgresAdapter).pool
})

// Imported late, because the modules read the environment when they are loaded.
const answerRequest = async (request: Request) =>
  (await import('@/data/operations/answer-request')).answerRequest(request)

type TestCode = { id: string; slug: string; editKey: string }

async function createCode(): Promise<TestCode> {
  const { hashEditKey, createEditKey } = await import('@/data/codes/edit-key-hash')
  const editKey = createEditKey()
  const id = randomUUID()
  const slug = Array.from({ length: 8 }, () => '23456789bcdf'[Math.floor(Math.random() * 12)]).join(
    '',
  )
  const document = newDocument({ type: 'document', link: '', title: 'Menu' }, 'en')
  await pool.query(
    `insert into codes (id, slug, type, document, status, revision, edit_key_hash, locale)
     values ($1, $2, 'document', $3, 'active', 1, $4, 'en')`,
    [id, slug, document, hashEditKey(editKey)],
  )
  visitors += 1
  return { id, slug, editKey }
}

type Answer = { status: number; file: CodeFileView; problem: Problem }

async function send(
  { slug, editKey }: Pick<TestCode, 'slug' | 'editKey'>,
  name: string,
  body: BodyInit | ReadableStream,
  { id, length }: { id?: string; length?: number } = {},
): Promise<Answer> {
  const address = `${host}/api/v1/codes/${slug}/files${id ? `/${id}` : ''}?name=${encodeURIComponent(name)}`
  const request = new Request(address, {
    method: id ? 'PUT' : 'POST',
    body: body as BodyInit,
    headers: {
      authorization: `Bearer ${editKey}`,
      [visitorAddressHeader]: `203.0.113.${visitors % 250}`,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
    duplex: 'half',
  } as RequestInit)
  const answer = await answerRequest(request)
  const said = await answer.json()
  return { status: answer.status, file: said, problem: said }
}

async function remove({ slug, editKey }: TestCode, id: string): Promise<number> {
  const headers = { authorization: `Bearer ${editKey}` }
  const request = new Request(`${host}/api/v1/codes/${slug}/files/${id}`, {
    method: 'DELETE',
    headers,
  })
  return (await answerRequest(request)).status
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const route = await import('@/app/files/[id]/[name]/route')
  const [, , id = '', name = ''] = path.split('?')[0]?.split('/') ?? []
  const request = new Request(host + path, { method, headers })
  return route[method as 'GET' | 'HEAD'](request, { params: Promise.resolve({ id, name }) })
}

async function bytesAt(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return Buffer.from(await (await get(path, headers)).arrayBuffer())
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const faultOf = ({ status, problem }: Answer) => [status, problem.key, problem.errors?.[0]?.key]
const filesOnDisk = async () => {
  const { env } = await import('@/env')
  const list = (folder: string) => {
    try {
      return readdirSync(join(env.DATA_DIR, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
    } catch {
      return []
    }
  }
  return { kept: list('code-files'), incoming: list('incoming') }
}

const pdf = bytesOf(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)

async function picture(sidePx = 40) {
  return sharp({ create: { width: sidePx, height: sidePx / 2, channels: 3, background: '#c33' } })
}

async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (const [name, text] of Object.entries(files)) zip.file(name, text, { compression: 'STORE' })
  return (await zip.generateAsync({ type: 'uint8array' })) as Uint8Array<ArrayBuffer>
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const wordWithMacros = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** The head of a compound file and, somewhere in it, the name of a stream. */
function oldOffice(stream: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(1536)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 30)
  Buffer.from(`${stream}\0`, 'utf16le').copy(bytes, 1024)
  return new Uint8Array(bytes)
}

/** CRC of PNG chunks (W3C PNG, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A second of silence. */
function wave(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + 8000)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 8000, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(8000, 40)
  return new Uint8Array(bytes)
}

const boxed = (brand: string) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
      Buffer.alloc(64),
    ]),
  )

describe('a file of a code', () => {
  it('is kept, and served as what it is', async () => {
    const code = await createCode()
    const { status, file } = await send(code, 'Menu für Gäste.pdf', pdf)
    expect(status).toBe(201)
    expect(file).toMatchObject({
      name: 'Menu für Gäste.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.length,
      widthPx: null,
      path: expect.stringContaining(paths.codeFile(file.id, 'Menu für Gäste.pdf')),
    })
    const answer = await get(file.path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `inline; filename="Menu f_r G_ste.pdf"; filename*=UTF-8''Menu%20f%C3%BCr%20G%C3%A4ste.pdf`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /)
    expect(answer.headers.get('cache-control')).toContain('no-transform')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf)
    expect((await filesOnDisk()).incoming).toEqual([])
  })

  it('is answered in parts, and not at all to whoever has it', async () => {
    const { file } = await send(await createCode(), 'a.txt', bytesOf('0123456789'))
    const part = await get(file.path, { range: 'bytes=2-4' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(part.headers.get('content-length')).toBe('3')
    expect(await part.text()).toBe('234')
    expect(await (await get(file.path, { range: 'bytes=-3' })).text()).toBe('789')
    expect(await (await get(file.path, { range: 'bytes=7-' })).text()).toBe('789')
    const beyond = await get(file.path, { range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])

    const etag = part.headers.get('etag') ?? ''
    const modified = part.headers.get('last-modified') ?? ''
    expect((await get(file.path, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(file.path, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    expect((await get(file.path, { 'if-modified-since': modified })).status).toBe(304)
    expect((await get(file.path, { 'if-none-match': '"x"' })).status).toBe(200)
    const range = 'bytes=0-0'
    expect((await get(file.path, { range, 'if-range': etag })).status).toBe(206)
    expect((await get(file.path, { range, 'if-range': '"x"' })).status).toBe(200)

    const head = await get(file.path, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '10',
      '',
    ])
  })

  it('is not there under another name, for another id, or once its code is blocked or deleted', async () => {
    const code = await createCode()
    const { file } = await send(code, 'a.pdf', pdf)
    expect((await get(paths.codeFile(file.id, 'b.pdf'))).status).toBe(404)
    expect((await get(paths.codeFile(randomUUID(), 'a.pdf'))).status).toBe(404)
    expect((await get(paths.codeFile('x', 'a.pdf'))).status).toBe(404)
    await pool.query(`update codes set status = 'blocked' where id = $1`, [code.id])
    expect((await get(file.path)).status).toBe(404)
    expect(faultOf(await send(code, 'a.pdf', pdf))).toEqual([403, 'blocked', undefined])
    await pool.query(`update codes set status = 'paused', deleted_at = now() where id = $1`, [
      code.id,
    ])
    expect((await get(file.path)).status).toBe(404)
    expect(faultOf(await send(code, 'a.pdf', pdf))).toEqual([410, 'gone', undefined])
    await pool.query('update codes set deleted_at = null where id = $1', [code.id])
    expect((await get(file.path)).status).toBe(200)
  })

  it('is missing where its bytes are, and not available where they cannot be read', async () => {
    const { file } = await send(await createCode(), 'a.pdf', pdf)
    const { rows } = await pool.query('select storage_key from code_files where id = $1', [file.id])
    const { env } = await import('@/env')
    const path = join(env.DATA_DIR, 'code-files', rows[0].storage_key)
    rmSync(path)
    expect((await get(file.path)).status).toBe(404)
    const setKey = (key: string) =>
      pool.query('update code_files set storage_key = $2 where id = $1', [file.id, key])
    // A file name of this length fails like a disk error.
    await setKey('x'.repeat(300))
    const answer = await get(file.path)
    await setKey(rows[0].storage_key)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await answer.text()).toContain('not available')
  })

  it('is shown to visitors as long as its code is, and to the owner by a signed link', async () => {
    const code = await createCode()
    const { file } = await send(code, 'a.pdf', pdf)
    const [path = '', query = ''] = file.path.split('?')
    const set = (columns: string, ...values: unknown[]) =>
      pool.query(`update codes set ${columns} where id = $1`, [code.id, ...values])
    const statuses = async (headers = {}) => [
      (await get(path, headers)).status,
      (await get(file.path)).status,
    ]
    const ended = { ...noRules, expiry: { at: '2020-01-01T00:00:00Z', scans: null } }
    expect(await statuses()).toEqual([200, 200])
    expect((await get(path)).headers.get('cache-control')).toMatch(/^public/)
    await set(`status = 'paused'`)
    expect(await statuses()).toEqual([403, 200])
    await set(`status = 'active', document = jsonb_set(document, '{rules}', $2)`, ended)
    expect(await statuses()).toEqual([403, 200])
    const used = { ...noRules, expiry: { at: null, scans: 1 } }
    await set(`document = jsonb_set(document, '{rules}', $2)`, used)
    expect(await statuses()).toEqual([200, 200])
    await pool.query('insert into scan_limits (code_id, used) values ($1, 1)', [code.id])
    expect(await statuses()).toEqual([403, 200])

    await set(`document = jsonb_set(document, '{rules}', 'null'), password_hash = 'x'`)
    expect(await statuses()).toEqual([403, 200])
    const { createUnlockCookie } = await import('@/data/codes/unlocked-code')
    const unlocked = (passwordHash: string) => ({
      cookie: createUnlockCookie({ slug: code.slug, passwordHash }),
    })
    expect(await statuses(unlocked('x'))).toEqual([200, 200])
    expect(await statuses(unlocked('before'))).toEqual([403, 200])
    const answer = await get(path, unlocked('x'))
    expect(answer.headers.get('cache-control')).toMatch(/^private, no-cache/)

    const { file: other } = await send(await createCode(), 'a.pdf', pdf)
    const foreign = other.path.split('?')[1]
    const later = query.replace(/until=\d+/, 'until=9999999999')
    for (const forged of [foreign, later, 'until=1', 'until=9999999999&signature=']) {
      expect((await get(`${path}?${forged}`)).status, forged).toBe(403)
    }
  })

  it('is one file however often it is sent under its own id', async () => {
    const code = await createCode()
    const id = randomUUID()
    const [first, second] = await Promise.all([
      send(code, 'a.pdf', pdf, { id }),
      send(code, 'a.pdf', pdf, { id }),
    ])
    const third = await send(code, 'a.pdf', pdf, { id })
    expect([first, second, third].map(({ file }) => file.id)).toEqual([id, id, id])
    const { rows } = await pool.query('select storage_key from code_files where code_id = $1', [
      code.id,
    ])
    expect(rows).toHaveLength(1)
    expect((await pool.query('select from loose_files')).rowCount).toBe(0)
    // The id of another code's file is refused.
    const other = await createCode()
    expect((await send(other, 'b.pdf', pdf, { id })).status).toBe(422)
    expect((await get(paths.codeFile(id, 'a.pdf'))).status).toBe(200)
  })

  it('needs the key of its code', async () => {
    const code = await createCode()
    const other = await createCode()
    const answer = await send({ ...code, editKey: other.editKey }, 'a.pdf', pdf)
    expect(faultOf(answer)).toEqual([401, 'unauthorised', undefined])
  })
})

describe('what a file is', () => {
  const cases: [name: string, bytes: () => Promise<BodyInit> | BodyInit, mediaType: string][] = [
    [
      'a.docx',
      () => zipOf({ '[Content_Types].xml': contentTypes(word), 'word/document.xml': '<a/>' }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a.odt',
      () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
      'application/vnd.oasis.opendocument.text',
    ],
    [
      'a.epub',
      () => zipOf({ mimetype: 'application/epub+zip', 'a.xml': '<a/>' }),
      'application/epub+zip',
    ],
    ['a.doc', () => oldOffice('WordDocument'), 'application/msword'],
    ['a.xls', () => oldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['a.ppt', () => oldOffice('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['a.rtf', () => bytesOf('{\\rtf1 a}'), 'application/rtf'],
    ['a.csv', () => bytesOf('BMW;1\nMZ;2'), 'text/csv'],
    ['a.txt', () => bytesOf('<html><script>alert(1)</script>'), 'text/plain'],
    ['a.wav', () => wave(), 'audio/wav'],
    ['a.mp4', () => boxed('isom'), 'video/mp4'],
    ['a.m4a', () => boxed('isom'), 'audio/mp4'],
    ['a.mov', () => boxed('qt  '), 'video/quicktime'],
    ['a.vtt', () => bytesOf('WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n'), 'text/vtt'],
  ]
  it.each(sampleInGate(cases, 7))('%s is recognized', async (name, bytes, mediaType) => {
    const { file } = await send(await createCode(), name, await bytes())
    expect(file).toMatchObject({ name, mediaType })
  })

  const refusals: [name: string, bytes: () => Promise<BodyInit> | BodyInit, ...fault: unknown[]][] =
    [
      ['a.pdf', () => bytesOf('no'), 415, 'fileType', 'damaged'],
      ['a.pdf', () => wave(), 415, 'fileType', 'mismatch'],
      ['a.txt', () => wave(), 415, 'fileType', 'mismatch'],
      ['a.jpg', () => pdf, 415, 'fileType', 'mismatch'],
      [
        'a.pdf',
        () => Buffer.from('4d5a900003000000040000', 'hex') as unknown as BodyInit,
        415,
        'fileType',
        'mismatch',
      ],
      [
        'a.exe',
        () => Buffer.from('4d5a900003000000040000', 'hex') as unknown as BodyInit,
        415,
        'fileType',
        'kind',
      ],
      ['a.html', () => bytesOf('<html><script>alert(1)</script>'), 415, 'fileType', 'kind'],
      ['a.zip', () => zipOf({ 'a.txt': 'a' }), 415, 'fileType', 'kind'],
      [
        'a.docx',
        () => zipOf({ '[Content_Types].xml': contentTypes(wordWithMacros) }),
        415,
        'fileType',
        'macros',
      ],
      ['a.doc', () => oldOffice('Elsewhere'), 415, 'fileType', 'damaged'],
      ['a.heic', () => boxed('heic'), 415, 'fileType', 'heic'],
      ['a.jpg', () => boxed('heic'), 415, 'fileType', 'heic'],
      [
        'a.mkv',
        () =>
          Buffer.from(
            '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61',
            'hex',
          ) as unknown as BodyInit,
        415,
        'fileType',
        'film',
      ],
      ['a.vtt', () => bytesOf('not subtitles'), 415, 'fileType', 'mismatch'],
      [
        'a.svg',
        () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        415,
        'fileType',
        'script',
      ],
      [
        'a.svg',
        () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
        415,
        'fileType',
        'script',
      ],
      [
        'a.svg',
        () =>
          bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><a href="j&#97;vascript:x()"/></svg>'),
        415,
        'fileType',
        'script',
      ],
      ['a.png', () => bytesOf('\x89PNG\r\n\x1a\nrest'), 415, 'fileType', 'damaged'],
      ['a.pdf', () => new Uint8Array(), 415, 'fileType', 'empty'],
      ['a.txt', () => new Uint8Array(2_000_001).fill(97), 413, 'tooLarge', 'tooLarge'],
    ]
  it.each(sampleInGate(refusals, 10))('%s is refused (%#)', async (name, bytes, ...fault) => {
    const code = await createCode()
    expect(faultOf(await send(code, name, await bytes()))).toEqual(fault)
    expect(
      (await pool.query('select from code_files where code_id = $1', [code.id])).rowCount,
    ).toBe(0)
    expect((await filesOnDisk()).incoming).toEqual([])
  })

  it('is never believed from a length announced, or from a body that breaks off', async () => {
    const code = await createCode()
    const large = await send(code, 'a.pdf', pdf, { length: 3_000_000 })
    expect(faultOf(large)).toEqual([413, 'tooLarge', 'tooLarge'])
    const short = await send(code, 'a.pdf', pdf, { length: pdf.length + 1 })
    expect(short.status).toBe(422)
    const endless = new ReadableStream({
      pull: (to) => to.enqueue(new Uint8Array(100_000).fill(97)),
    })
    expect(faultOf(await send(code, 'a.txt', endless))).toEqual([413, 'tooLarge', 'tooLarge'])
    const broken = new ReadableStream({ start: (to) => to.error(new Error('gone')) })
    expect((await send(code, 'a.txt', broken)).status).toBe(422)
    expect((await filesOnDisk()).incoming).toEqual([])
  })

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\fakepath\\a\u0007b.txt', 'a b.txt'],
    ['gpj\u202Etxt.txt', 'gpjtxt.txt'],
    ['"quoted" & <b>.txt', '"quoted" & <b>.txt'],
    [`${'é'.repeat(300)}.txt`, `${'é'.repeat(116)}.txt`],
    ['.txt', 'file.txt'],
  ])('has a name that is safe: %s', async (uploadedName, name) => {
    const { file } = await send(await createCode(), uploadedName, bytesOf('a'))
    expect(file.name).toBe(name)
    expect((await get(file.path)).status).toBe(200)
  })
})

describe('a picture', () => {
  it('loses where it was taken, and keeps its way up and its colors', async () => {
    const picturePart = await (await picture(400))
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Somebody' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 0/1',
        },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const before = await sharp(picturePart).metadata()
    expect(before.exif?.includes('Camera')).toBe(true)
    expect(before.orientation).toBe(6)

    const { file } = await send(await createCode(), 'DSC.JPG', new Uint8Array(picturePart))
    expect(file).toMatchObject({
      name: 'DSC.JPG',
      mediaType: 'image/jpeg',
      widthPx: 200,
      heightPx: 400,
    })
    const bytes = await bytesAt(file.path)
    expect(bytes.length).toBe(file.bytes)
    const after = await sharp(bytes).metadata()
    expect(after).toMatchObject({ width: 200, height: 400, format: 'jpeg' })
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(after.icc).toEqual(before.icc)
    expect(bytes.includes('Camera')).toBe(false)
    const color = async (of: Buffer) =>
      (await sharp(of).resize(1, 1).raw().toBuffer()).subarray(0, 3)
    const [a, b] = [await color(picturePart), await color(bytes)]
    for (const at of [0, 1, 2]) expect(Math.abs((a[at] ?? 0) - (b[at] ?? 0))).toBeLessThanOrEqual(2)
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const bytes = await (await picture()).toFormat(format).toBuffer()
    const { file } = await send(await createCode(), `a.${format}`, new Uint8Array(bytes))
    expect(file).toMatchObject({ mediaType: `image/${format}`, widthPx: 40, heightPx: 20 })
  })

  it('that hides a page behind itself is a picture only', async () => {
    const gif = await (await picture()).gif().toBuffer()
    const polyglot = Buffer.concat([
      gif,
      Buffer.from('<html><script>alert(document.domain)</script>'),
    ])
    const { file } = await send(await createCode(), 'a.gif', new Uint8Array(polyglot))
    const bytes = await bytesAt(file.path)
    expect(bytes.includes('script')).toBe(false)
    const png = await (await picture()).png().toBuffer()
    const named = await send(await createCode(), 'a.jpg', new Uint8Array(png))
    expect(named.file).toMatchObject({ name: 'a.png', mediaType: 'image/png' })
  })

  it('keeps moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90, 90] })
      .toBuffer()
    const { file } = await send(await createCode(), 'a.gif', new Uint8Array(gif))
    expect(file).toMatchObject({ widthPx: 30, heightPx: 20 })
    expect((await sharp(await bytesAt(file.path), { animated: true }).metadata()).pages).toBe(3)
  })

  it('has a small one beside it, where that is worth it', async () => {
    const noise = Buffer.alloc(1600 * 900 * 3)
    for (let at = 0; at < noise.length; at += 1) noise[at] = at * 7919
    const large = await sharp(noise, { raw: { width: 1600, height: 900, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer()
    const { file } = await send(await createCode(), 'a.jpg', new Uint8Array(large))
    const answer = await get(paths.smallCodeFile(file.path))
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const small = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 1280, height: 720 })
    const tiny = await (await picture()).png().toBuffer()
    const other = await send(await createCode(), 'b.png', new Uint8Array(tiny))
    expect((await get(paths.smallCodeFile(other.file.path))).headers.get('content-type')).toBe(
      'image/png',
    )
  })

  it('with more pixels than anybody needs is refused before it is drawn', async () => {
    // Only the head: the rest is never read.
    const bytes = await (await picture()).png().toBuffer()
    bytes.writeUInt32BE(12_000, 16)
    bytes.writeUInt32BE(12_000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    const answer = await send(await createCode(), 'a.png', new Uint8Array(bytes))
    expect(faultOf(answer)).toEqual([413, 'tooLarge', 'tooManyPixels'])
  })
})

describe('a drawing', () => {
  it('is only ever saved', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
    const { file } = await send(await createCode(), 'a.svg', bytesOf(svg))
    const { headers } = await get(file.path)
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    const pdfFile = await send(await createCode(), 'a.pdf', pdf)
    const saved = await get(paths.savedCodeFile(pdfFile.file.path))
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/)
  })
})

describe('a text', () => {
  it('becomes UTF-8, also from older encodings', async () => {
    const latin = Buffer.from(
      'Die Suppe für heute: Grünkohl, süß und käsig, mit Öl. Größe: groß.',
      'latin1',
    )
    const { file } = await send(await createCode(), 'a.txt', new Uint8Array(latin))
    const answer = await get(file.path)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toContain('Grünkohl, süß')
    const wide = Buffer.from('\ufeffXin chào', 'utf16le')
    const other = await send(await createCode(), 'b.txt', new Uint8Array(wide))
    expect((await bytesAt(other.file.path)).toString()).toBe('Xin chào')
  })

  it('that looks like endless subtitles is done with by another process', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    const head = '1\n00:00:01,500 --> 00:00:04,000\nHi\n\n'
    const hostile = bytesOf(head + '1'.repeat(1_800_000))
    const sending = send(await createCode(), 'Film.srt', hostile)
    setImmediate(count)
    expect((await sending).status).toBe(201)
    isDone = true
    expect(turns).toBeGreaterThan(100)
  })

  it('in SubRip becomes WebVTT', async () => {
    const srt =
      '\ufeff1\r\n00:00:01,500 --> 00:00:04,000\r\nHello, 1,5 times\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nBye\r\n'
    const { file } = await send(await createCode(), 'Film.srt', bytesOf(srt))
    expect(file).toMatchObject({ name: 'Film.vtt', mediaType: 'text/vtt' })
    expect((await bytesAt(file.path)).toString()).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nHello, 1,5 times\n\n2\n00:00:05.000 --> 00:00:06.000\nBye\n',
    )
  })
})

describe('what a code may have', () => {
  const use = (code: TestCode, ids: string[]) =>
    pool.query(
      `update codes set document = jsonb_set(document, '{languages,en,files}', $2::jsonb) where id = $1`,
      [code.id, JSON.stringify(ids.map((id) => ({ id, role: 'content', caption: '' })))],
    )
  const age = (code: TestCode) =>
    pool.query(`update code_files set created_at = now() - interval '2 hours' where code_id = $1`, [
      code.id,
    ])

  it('is twenty files, of which those it does not use make room', async () => {
    const code = await createCode()
    const ids: string[] = []
    for (let count = 0; count < 20; count += 1) ids.push((await send(code, 'a.pdf', pdf)).file.id)
    expect(faultOf(await send(code, 'a.pdf', pdf))).toEqual([413, 'tooLarge', 'tooMany'])
    await use(code, ids)
    await age(code)
    expect(faultOf(await send(code, 'a.pdf', pdf))).toEqual([413, 'tooLarge', 'tooMany'])
    await use(code, ids.slice(1))
    expect((await send(code, 'a.pdf', pdf)).status).toBe(201)
    const { rows } = await pool.query('select id from code_files where code_id = $1', [code.id])
    expect(rows.map(({ id }) => id)).not.toContain(ids[0])
  })

  it('is four times the largest file in all', async () => {
    const code = await createCode()
    const large = new Uint8Array(1_900_000).fill(97)
    for (let count = 0; count < 4; count += 1) {
      expect((await send(code, 'a.txt', large)).status).toBe(201)
    }
    expect(faultOf(await send(code, 'a.txt', large))).toEqual([413, 'tooLarge', 'tooMuch'])
  })

  it('is limited by what comes from one network in an hour', async () => {
    const large = new Uint8Array(1_900_000).fill(97)
    const codes = await Promise.all(Array.from({ length: 12 }, createCode))
    const statuses = []
    for (let count = 0; count < 42; count += 1) {
      const code = codes[Math.floor(count / 4)] as TestCode
      statuses.push((await send(code, 'a.txt', large)).status)
    }
    expect(statuses.slice(0, 40).every((status) => status === 201)).toBe(true)
    expect(statuses.slice(40)).toEqual([429, 429])
  })

  it('is limited also by uploads that break off', async () => {
    const code = await createCode()
    let sent = 0
    const brokenOff = () =>
      new ReadableStream({
        pull(controller) {
          sent += 1
          if (sent % 2 === 0) return controller.error(new Error('gone'))
          controller.enqueue(new Uint8Array(1_500_000).fill(97))
        },
      })
    const statuses = []
    for (let count = 0; count < 41; count += 1) {
      statuses.push((await send(code, 'a.txt', brokenOff())).status)
    }
    expect([...new Set(statuses.slice(0, 40))]).toEqual([422])
    expect(statuses.slice(40)).toEqual([429])
  })

  it('can be deleted one by one, but not while it is shown', async () => {
    const code = await createCode()
    const { file } = await send(code, 'a.pdf', pdf)
    await use(code, [file.id])
    expect(await remove(code, file.id)).toBe(409)
    await use(code, [])
    expect(await remove({ ...code, editKey: (await createCode()).editKey }, file.id)).toBe(401)
    const before = (await filesOnDisk()).kept.length
    expect(await remove(code, file.id)).toBe(204)
    expect((await filesOnDisk()).kept.length).toBe(before - 1)
    expect(await remove(code, file.id)).toBe(404)
    expect((await get(file.path)).status).toBe(404)
  })

  it('is cleared of what nobody uses for a day, of deleted codes and of what broke off', async () => {
    const { purgeFiles } = await import('@/data/files/purge-files')
    const code = await createCode()
    const [used, unused, takenBack] = (
      await Promise.all(['a', 'b', 'c'].map((name) => send(code, `${name}.pdf`, pdf)))
    ).map(({ file }) => file) as [CodeFileView, CodeFileView, CodeFileView]
    await use(code, [used.id])
    const gone = await createCode()
    const gonesFile = (await send(gone, 'd.pdf', pdf)).file
    await pool.query('delete from codes where id = $1', [gone.id])
    expect((await get(gonesFile.path)).status).toBe(404)

    await purgeFiles()
    expect((await get(unused.path)).status).toBe(200)
    const dayLater = async () => {
      await pool.query(`update unused_files set since = since - interval '25 hours'`)
      await pool.query(`update loose_files set since = since - interval '25 hours'`)
      await purgeFiles()
    }
    await use(code, [used.id, takenBack.id])
    const before = (await filesOnDisk()).kept.length
    await dayLater()
    expect((await get(used.path)).status).toBe(200)
    expect((await get(takenBack.path)).status).toBe(200)
    expect((await get(unused.path)).status).toBe(404)
    await dayLater()
    expect((await filesOnDisk()).kept.length).toBeLessThanOrEqual(before - 2)
    expect((await pool.query('select from loose_files')).rowCount).toBe(0)
  })
})
