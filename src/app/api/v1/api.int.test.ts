import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type CodeDocument,
  type CodeView,
  type CreatedCode,
  type CreatedWorkspace,
  type CreatedWorkspaceKey,
  editKeyPattern,
  type NewCode,
  newDocument,
  type Problem,
  type RecoveredCode,
  type RecoveredWorkspace,
  readOwnedKey,
  type WorkspaceView,
} from '@/codes'
import { type Locale, localeCodes } from '@/i18n/locales'
import { defaultDesign } from '@/qr/design'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { startMailServer, type TestMailServer } from '@/testing/mail-server'
import { sampleInGate } from '@/testing/pick-sample'
import { startTestPayload } from '@/testing/test-payload'

type Mail = { to: string; subject: string; text: string }
let server: TestMailServer
let payload: Payload
let pool: PostgresAdapter['pool']

beforeAll(async () => {
  const { url } = await startMailServer()
  payload = await startTestPayload(undefined, {
    SMTP_URL: url,
    SMTP_FROM: 'codes@example.org',
    SITE_URL: 'https://qz.example',
  })
  pool = (payload.db as unknown as PostgresAdapter).pool
})
beforeEach(async () => {
  server = await startMailServer()
})

const readMails = () => server.mails.map(({ source }) => readMail(source))

function readMail(raw: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const field = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '')
  const text = /base64/.test(head)
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
  return { to: field('To'), subject: field('Subject'), text }
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_hit, hex) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString())
}

type Call = {
  body?: unknown
  key?: string
  address?: string
  headers?: Record<string, string>
}

let visitors = 0
/** Returns an address in a network that has no requests counted. */
const newAddress = () => {
  visitors += 1
  return `2001:db8:${visitors.toString(16)}:1::1`
}

async function send(method: string, path: string, { body, key, address, headers }: Call = {}) {
  const url = new URL(`https://qz.example/api/v1${path}`)
  const request = new Request(url, {
    method,
    headers: {
      'x-visitor-address': address ?? newAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const { answerRequest } = await import('@/data/operations/answer-request')
  return answerRequest(request)
}

/** Makes a call, expects `status` and returns the response. */
async function call<Body>(status: number, method: string, path: string, options: Call = {}) {
  const response = await send(method, path, options)
  const text = await response.text()
  expect([response.status, response.status === status ? '' : text]).toEqual([status, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
  const type = response.headers.get('content-type')
  if (status >= 400) expect(type).toBe('application/problem+json')
  return { body: (text === '' ? undefined : JSON.parse(text)) as Body, headers: response.headers }
}

async function refused(status: number, method: string, path: string, options: Call = {}) {
  const { body, headers } = await call<Problem>(status, method, path, options)
  expect(body).toMatchObject({ status, title: expect.any(String) })
  expect(body.type).toBe(`https://qz.example/developers#${body.key}`)
  return { ...body, retry: headers.get('retry-after') }
}

const urlDocument = (url = 'https://example.com/menu', locale: Locale = 'de') =>
  newDocument({ type: 'url', url }, locale)

async function make(input: Partial<NewCode> = {}, options: Call = {}) {
  const body = { document: urlDocument(), ...input }
  return (await call<CreatedCode>(201, 'POST', '/codes', { body, ...options })).body
}

const readRow = async (slug: string) =>
  (await pool.query('select * from codes where slug = $1', [slug])).rows[0]

describe('making a code', () => {
  it('gives a link in capitals and a key of which only the hash is stored', async () => {
    const { code, editKey } = await make({
      name: ' Menu \n in the window ',
      timeZone: 'Asia/Tokyo',
    })
    expect(code.slug).toMatch(/^[2-9b-df-hj-km-np-tv-xz]{8}$/)
    expect(code).toMatchObject({
      link: `HTTPS://QZ.EXAMPLE/Q/${code.slug.toUpperCase()}`,
      type: 'url',
      name: 'Menu in the window',
      timeZone: 'Asia/Tokyo',
      status: 'active',
      revision: 1,
      hasEnded: false,
      scans: 0,
      hasPassword: false,
      hasEmail: false,
      files: [],
      deletedAt: null,
    })
    expect(code.document).toEqual(urlDocument())
    expect(JSON.stringify(await readRow(code.slug))).not.toContain(editKey.slice(3))
    expect(editKey).toMatch(/^qz_[\w-]{43}$/)
    const read = await call(200, 'GET', `/codes/${code.slug.toUpperCase()}`, { key: editKey })
    expect(read.body).toEqual(code)
  })

  it('keeps look, password and mailbox, the last two as hashes', async () => {
    const design = { ...defaultDesign, sizePx: 640 }
    const { code } = await make({ design, password: 'Grüße!', email: 'Lan@Example.com' })
    expect(code).toMatchObject({ design, hasPassword: true, hasEmail: true })
    const row = await readRow(code.slug)
    expect(JSON.stringify(row)).not.toMatch(/Grüße|lan@example/i)
    const { isPassword } = await import('@/data/codes/hash-password')
    expect(await isPassword(row.password_hash, 'Gru\u0308ße!')).toBe(true)
    expect(await isPassword(row.password_hash, 'Grusse')).toBe(false)
  })

  it.each<[string, unknown, string, string]>([
    ['no content', {}, '/url', 'codes.document.required'],
    ['two contents', { url: 'a.example', fields: {} }, '/fields', 'codes.document.invalid'],
    [
      'a url of another type',
      { url: 'a.example', type: 'wifi' },
      '/type',
      'codes.document.invalid',
    ],
    ['an unusable url', { url: '' }, '/url', 'content.errors.required'],
    [
      'a field of a type',
      { type: 'email', fields: { to: 'a@b' } },
      '/fields/to',
      'content.errors.email',
    ],
    [
      'an unknown member',
      { document: urlDocument(), color: 1 },
      '/color',
      'codes.document.unknownMember',
    ],
    [
      'an unknown member of a document',
      { document: { ...urlDocument(), color: 1 } },
      '/document/color',
      'codes.document.unknownMember',
    ],
    [
      'an unknown field',
      { document: newDocument({ type: 'url', url: 'a.example', link: 'x' }, 'de') },
      '/document/languages/de/fields/link',
      'codes.document.unknownMember',
    ],
    [
      'an unknown member of a design',
      {
        url: 'a.example',
        design: { ...defaultDesign, modules: { ...defaultDesign.modules, x: 1 } },
      },
      '/design/modules/x',
      'codes.document.unknownMember',
    ],
    ['a mailbox', { document: urlDocument(), email: 'a@b' }, '/email', 'content.errors.email'],
    [
      'a zone',
      { document: urlDocument(), timeZone: 'Mars' },
      '/timeZone',
      'content.errors.timeZone',
    ],
    [
      'a design',
      { document: urlDocument(), design: { ...defaultDesign, level: 'X' } },
      '/design/level',
      'codes.document.invalid',
    ],
    [
      'a field',
      { document: urlDocument('') },
      '/document/languages/de/fields/url',
      'content.errors.required',
    ],
  ])('says where %s is wrong', async (_, body, pointer, key) => {
    const { errors, key: kind } = await refused(422, 'POST', '/codes', { body })
    expect(kind).toBe('invalid')
    expect(errors).toEqual([expect.objectContaining({ pointer, key, detail: expect.any(String) })])
  })

  it('needs no more than a url, or the fields of a type', async () => {
    const body = { url: 'https://example.com' }
    const { code } = (await call<CreatedCode>(201, 'POST', '/codes', { body })).body
    expect(code.document).toEqual(urlDocument('https://example.com/', 'en'))
    const wifi = { type: 'wifi', fields: { ssid: 'Café', password: 'espresso' }, locale: 'fr' }
    const other = (await call<CreatedCode>(201, 'POST', '/codes', { body: wifi })).body
    expect(other.code.document).toEqual(
      newDocument({ type: 'wifi', ssid: 'Café', password: 'espresso' }, 'fr'),
    )
    const options = { key: other.editKey, body: { revision: 1, fields: { password: 'ristretto' } } }
    const path = `/codes/${other.code.slug}`
    const edited = (await call<CodeView>(200, 'PATCH', path, options)).body
    expect(edited.document.languages.fr?.fields).toEqual({ ssid: 'Café', password: 'ristretto' })
    const unfit = { key: other.editKey, body: { revision: 2, url: 'https://example.com' } }
    expect((await refused(422, 'PATCH', path, unfit)).errors?.[0]?.pointer).toBe('/url')
  })

  it('explains each error of a document in English', async () => {
    const broken = { document: { ...urlDocument(), look: { accent: 'red' }, type: 'fax' } }
    const { errors } = await refused(422, 'POST', '/codes', { body: broken })
    expect(errors).toHaveLength(2)
    expect(errors).toContainEqual(
      expect.objectContaining({
        pointer: '/document/type',
        detail: expect.stringContaining('expected one of "text"|"url"'),
      }),
    )
    expect(errors).toContainEqual(expect.objectContaining({ pointer: '/document/look/accent' }))
    const http = await refused(422, 'POST', '/codes', { body: { url: 'http://example.com' } })
    expect(http.errors).toEqual([
      expect.objectContaining({ pointer: '/url', detail: expect.stringContaining('https') }),
    ])
  })

  it('warns at once of spelling that may deceive', async () => {
    const url = 'https://xn--pypal-4ve.com/'
    const { code, editKey: key } = await make({ document: urlDocument(url) })
    const pointer = '/document/languages/de/fields/url'
    expect(code.warnings).toEqual([
      expect.objectContaining({
        pointer,
        key: expect.stringMatching(/^codes\.warnings\./),
        detail: expect.stringContaining('preview'),
      }),
    ])
    const body = { revision: 1, url: 'https://example.com' }
    const edited = await call<CodeView>(200, 'PATCH', `/codes/${code.slug}`, { key, body })
    expect(edited.body.warnings).toEqual([])
  })

  it('warns of phone numbers and passwords that fail on some devices, as the editor does', async () => {
    const contact = { firstName: 'Ada', phone: '+44 07911 123456', mobile: '+39 06 6982' }
    const made = await call<{ code: CodeView }>(201, 'POST', '/codes', {
      body: { type: 'vcard', fields: contact, locale: 'de' },
    })
    expect(made.body.code.warnings).toEqual([
      {
        pointer: '/document/languages/de/fields/phone',
        key: 'content.warnings.phoneTrunkPrefix',
        values: { prefix: '0' },
        detail: expect.stringContaining('0'),
      },
    ])
    const { body } = await call<{ results: { code: CodeView }[] }>(200, 'POST', '/codes/bulk', {
      body: {
        codes: [
          { type: 'wifi', fields: { ssid: 'Home', password: 'Pässwört' } },
          { type: 'sms', fields: { phone: '+49 0170 1234567' } },
          { type: 'sms', fields: { phone: '+49 170 1234567' } },
        ],
      },
    })
    const keys = body.results.map((result) => result.code.warnings.map(({ key }) => key))
    expect(keys).toEqual([
      ['content.warnings.passwordLetters'],
      ['content.warnings.phoneTrunkPrefix'],
      [],
    ])
  })

  it.each([
    ['http://example.com', 'http'],
    ['https://qz.example/q/23456789', 'own'],
    ['https://bit.ly/x', 'shortener'],
    ['https://192.168.0.1/', 'number'],
    ['https://a:b@example.com/', 'credentials'],
  ])('does not let it lead to %s', async (url, fault) => {
    const body = { document: urlDocument(url) }
    const problem = await refused(422, 'POST', '/codes', { body })
    expect(problem.key).toBe('target')
    expect(problem.errors).toEqual([
      expect.objectContaining({
        pointer: '/document/languages/de/fields/url',
        key: `codes.targets.${fault}`,
      }),
    ])
  })

  it('may lead to an http page where an operator allows it', async () => {
    const { completeEnv, env } = await import('@/env')
    const same = { DATABASE_URL: env.DATABASE_URL ?? '', PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? '' }
    vi.stubEnv('ALLOW_HTTP_TARGETS', 'true')
    completeEnv(same)
    const { code } = await make({ document: urlDocument('http://example.com/a') })
    expect(code.document).toEqual(urlDocument('http://example.com/a'))
    expect((await call(200, 'GET', '/limits')).body).toMatchObject({ allowsHttp: true })
    vi.stubEnv('ALLOW_HTTP_TARGETS', 'false')
    completeEnv(same)
  })

  it('takes nothing but JSON of a bearable size', async () => {
    const type = { 'content-type': 'text/plain' }
    expect((await refused(415, 'POST', '/codes', { body: '{}', headers: type })).key).toBe(
      'fileType',
    )
    for (const body of ['{', '', 'null\xff']) {
      expect((await refused(400, 'POST', '/codes', { body })).key).toBe('invalid')
    }
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    expect((await refused(422, 'POST', '/codes', { body: deep })).key).toBe('invalid')
    const body = { document: urlDocument(), name: 'x'.repeat(7_000_000) }
    expect((await refused(413, 'POST', '/codes', { body })).values).toEqual({ megabytes: 5 })
  })

  it.each(['a\0b', 'a\ud800'])('refuses what PostgreSQL cannot keep: %j', async (name) => {
    const body = { document: urlDocument(), name }
    const { key, errors } = await refused(422, 'POST', '/codes', { body })
    expect([key, errors?.map(({ pointer }) => pointer)]).toEqual(['invalid', ['/name']])
  })
})

describe('an idempotency key', () => {
  const attempt = (key: string, body: unknown, address: string) => ({
    body,
    address,
    headers: { 'idempotency-key': key },
  })

  it('makes one code of any number of attempts, also at once', async () => {
    const options = attempt(
      randomUUID(),
      { document: urlDocument('https://a.example') },
      newAddress(),
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call<CreatedCode>(201, 'POST', '/codes', options)),
    )
    const repeated = await call<CreatedCode>(201, 'POST', '/codes', options)
    for (const { body } of answers) expect(body).toEqual(repeated.body)
    const { rows } = await pool.query(
      `select slug from codes where document::text like '%a.example%'`,
    )
    expect(rows).toEqual([{ slug: repeated.body.code.slug }])
  })

  it('keeps the answer under lock', async () => {
    const key = randomUUID()
    const { editKey } = await make({}, attempt(key, { document: urlDocument() }, newAddress()))
    const { rows } = await pool.query('select * from idempotency_keys')
    const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)))
    expect(stored).not.toContain(editKey.slice(3))
    expect(stored).not.toContain(key)
  })

  it('belongs to one request', async () => {
    const key = randomUUID()
    await make({}, attempt(key, { document: urlDocument() }, newAddress()))
    const other = attempt(key, { document: urlDocument('https://b.example') }, newAddress())
    expect((await refused(409, 'POST', '/codes', other)).key).toBe('conflict')
    const short = attempt('1', { document: urlDocument() }, newAddress())
    expect((await refused(400, 'POST', '/codes', short)).key).toBe('idempotencyKey')
  })

  it('belongs to one workspace key, from any network', async () => {
    const create = async () =>
      (await call<CreatedWorkspace>(201, 'POST', '/workspaces', { body: {} })).body
    const [first, second] = [await create(), await create()]
    const body = { document: urlDocument('https://shared.example') }
    const send = (key: string | undefined, path = '/codes') =>
      call<CreatedCode>(path === '/codes' ? 201 : 200, 'POST', path, {
        ...{ body: path === '/codes' ? body : { codes: [body] }, address: newAddress() },
        headers: { 'idempotency-key': 'menu-table-4-2027' },
        ...(key && { key }),
      })
    const own = (await send(first.secret)).body
    expect((await send(first.secret)).body).toEqual(own)
    const foreign = (await send(second.secret)).body
    expect(foreign.code.slug).not.toBe(own.code.slug)
    // A colleague has a key of their own.
    const added = { body: { name: 'Editor', role: 'editor' }, key: first.secret }
    const { secret, key } = (await call<CreatedWorkspaceKey>(201, 'POST', '/workspace/keys', added))
      .body
    const colleagues = (await send(secret)).body
    expect(colleagues.code.slug).not.toBe(own.code.slug)
    await call(200, 'DELETE', `/workspace/keys/${key.id}`, { key: first.secret })
    const revoked = { body, key: secret, headers: { 'idempotency-key': 'menu-table-4-2027' } }
    expect((await refused(401, 'POST', '/codes', revoked)).key).toBe('unauthorised')
    // What can be guessed is not enough without a key that is checked, whatever it looks like.
    const keyId = first.workspace.key.id
    for (const guess of [undefined, `qz_${'a'.repeat(43)}`, keyId]) {
      const anonymous = { body, headers: revoked.headers, ...(guess && { key: guess }) }
      const problem = await refused(400, 'POST', '/codes', anonymous)
      expect([problem.key, problem.detail]).toEqual([
        'idempotencyKey',
        expect.stringContaining('UUID'),
      ])
    }
  })

  it('repeats no edit key that was replaced, and no code that was deleted', async () => {
    const body = { document: urlDocument() }
    const single = attempt(randomUUID(), body, newAddress())
    const { code, editKey } = await make({}, single)
    const rotated = await call<CreatedCode>(200, 'POST', `/codes/${code.slug}/rotate-key`, {
      key: editKey,
    })
    expect((await refused(409, 'POST', '/codes', single)).key).toBe('replaced')
    await call(200, 'DELETE', `/codes/${code.slug}`, { key: rotated.body.editKey })
    expect((await refused(410, 'POST', '/codes', single)).key).toBe('gone')
    await pool.query('delete from codes where slug = $1', [code.slug])
    expect((await refused(410, 'POST', '/codes', single)).key).toBe('gone')

    type Results = { results: (CreatedCode & Problem)[] }
    const codes = [body, { url: 'javascript:1' }, body, body]
    const many = attempt(randomUUID(), { codes }, newAddress())
    const { results } = (await call<Results>(200, 'POST', '/codes/bulk', many)).body
    const [first, refusal, second, third] = results
    await call(200, 'POST', `/codes/${second?.code.slug}/rotate-key`, { key: second?.editKey })
    await call(200, 'DELETE', `/codes/${third?.code.slug}`, { key: third?.editKey })
    const repeated = (await call<Results>(200, 'POST', '/codes/bulk', many)).body.results
    expect(repeated).toEqual([
      ...[first, refusal],
      ...[expect.objectContaining({ key: 'replaced' }), expect.objectContaining({ key: 'gone' })],
    ])
    expect(JSON.stringify(repeated)).not.toContain(second?.editKey)
  })

  it('tells an attempt to wait for one that takes long', async () => {
    const options = attempt(randomUUID(), { document: urlDocument() }, newAddress())
    await make({}, options)
    // The state while the first attempt is running.
    await pool.query(`update idempotency_keys set answer = null, created_at = now()
      where created_at = (select max(created_at) from idempotency_keys)`)
    vi.useFakeTimers({ toFake: ['Date'] })
    const hurry = setInterval(() => vi.setSystemTime(Date.now() + 1_000), 10)
    try {
      const problem = await refused(409, 'POST', '/codes', options)
      expect([problem.key, problem.retry]).toEqual(['inProgress', '5'])
    } finally {
      clearInterval(hurry)
      vi.useRealTimers()
    }
  })

  it('does not hold on to an attempt that failed, or to one that never came back', async () => {
    const key = randomUUID()
    const address = newAddress()
    const wrong = attempt(key, { document: urlDocument('http://c.example') }, address)
    await refused(422, 'POST', '/codes', wrong)
    const right = attempt(key, { document: urlDocument('https://c.example') }, address)
    const { code } = await make({}, right)
    // The state that a process killed during the request leaves behind, two minutes later.
    await pool.query(`update idempotency_keys set answer = null, created_at = now() - interval '2 minutes'
      where created_at = (select max(created_at) from idempotency_keys)`)
    expect((await make({}, right)).code.slug).not.toBe(code.slug)
  })

  it('is forgotten after a day', async () => {
    const options = attempt(randomUUID(), { document: urlDocument() }, newAddress())
    const first = await make({}, options)
    await pool.query(`update idempotency_keys set created_at = now() - interval '25 hours'`)
    expect((await make({}, options)).code.slug).not.toBe(first.code.slug)
    expect((await pool.query('select key from idempotency_keys')).rows).toHaveLength(1)
  })
})

describe('an edit', () => {
  it('changes what it names and nothing else', async () => {
    const { code, editKey } = await make({
      name: 'Old',
      email: 'lan@example.com',
      password: 'secret',
    })
    const edit = (changes: object) =>
      call<CodeView>(200, 'PATCH', `/codes/${code.slug}`, { key: editKey, body: changes })
    const named = (await edit({ revision: 1, name: 'New' })).body
    expect(named).toEqual({ ...code, name: 'New', revision: 2, updatedAt: named.updatedAt })
    expect(Date.parse(named.updatedAt)).toBeGreaterThan(Date.parse(code.updatedAt))
    const text = newDocument({ type: 'text', text: 'Xin chào' }, 'vi')
    const changed = await edit({ revision: 2, document: text, design: defaultDesign })
    expect(changed.body).toMatchObject({ type: 'text', document: text, design: defaultDesign })
    const bare = await edit({ revision: 3, design: null, password: null, email: null })
    expect(bare.body).toMatchObject({ design: null, hasPassword: false, hasEmail: false })
  })

  it('of an old revision changes nothing and is told what there is now', async () => {
    const { code, editKey } = await make()
    const options = { key: editKey, body: { revision: 1, name: 'Mine' } }
    const at = `/codes/${code.slug}`
    const tabs = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        send('PATCH', at, { ...options, body: { revision: 1, name } }).then((each) => each.json()),
      ),
    )
    const saved = tabs.filter((each) => !('key' in each)) as CodeView[]
    expect(saved).toHaveLength(1)
    const late = await refused(409, 'PATCH', at, options)
    expect(late.key).toBe('changed')
    expect(late.current).toEqual(saved[0])
    for (const each of tabs) if ('key' in each) expect(each.current).toEqual(saved[0])
  })

  it('is looked at like a new code, and shows only files of its own', async () => {
    const { code, editKey } = await make()
    const edit = (document: CodeDocument) => ({ key: editKey, body: { revision: 1, document } })
    const at = `/codes/${code.slug}`
    expect((await refused(422, 'PATCH', at, edit(urlDocument('http://x.example')))).key).toBe(
      'target',
    )
    const { id } = await payload.create({
      collection: 'code-files',
      data: {
        code: (await readRow(code.slug)).id,
        filename: 'Ein Bild.png',
        mimeType: 'image/png',
        filesize: 5,
        width: 2,
        height: 3,
        storageKey: randomUUID(),
      },
    })
    const showing = (file: string): CodeDocument => {
      const { languages, ...rest } = newDocument({ type: 'image', link: '' }, 'fr')
      const version = languages.fr as NonNullable<typeof languages.fr>
      const files = [{ id: file, role: 'content' as const, caption: '' }]
      return { ...rest, languages: { fr: { ...version, files } } }
    }
    const stranger = await refused(422, 'PATCH', at, edit(showing(randomUUID())))
    expect(stranger.errors?.[0]?.pointer).toBe('/document/languages/fr/files/0/id')
    const empty = newDocument({ type: 'image', link: '' }, 'fr')
    const { errors } = await refused(422, 'PATCH', at, edit(empty))
    expect(errors).toMatchObject([
      { pointer: '/document/languages/fr/files', key: 'codes.document.noFiles' },
    ])
    const { body } = await call<CodeView>(200, 'PATCH', at, edit(showing(id)))
    expect(body.files).toEqual([
      {
        id,
        name: 'Ein Bild.png',
        mediaType: 'image/png',
        bytes: 5,
        widthPx: 2,
        heightPx: 3,
        path: expect.stringContaining(`/files/${id}/Ein%20Bild.png?until=`),
      },
    ])
  })
})

describe('limits', () => {
  const queryProviders = async () =>
    vi.spyOn((await import('@/data/reputation/local-block-list')).localBlockList, 'check')

  it('come before anyone is asked about addresses', async () => {
    const address = newAddress()
    const codes = Array.from({ length: 21 }, () => ({ document: urlDocument() }))
    const check = await queryProviders()
    const { key } = await refused(429, 'POST', '/codes/bulk', { address, body: { codes } })
    expect(key).toBe('proof')
    const tooMany = { codes: Array.from({ length: 5000 }, () => codes[0]) }
    await refused(422, 'POST', '/codes/bulk', { address, body: tooMany })
    expect(check).not.toHaveBeenCalled()
    await call(200, 'POST', '/codes/bulk', { address, body: { codes: codes.slice(0, 2) } })
    expect(check).toHaveBeenCalledOnce()
    check.mockRestore()
  })

  it('count requests that are refused before they are read', async () => {
    const address = newAddress()
    const body = 'no JSON'
    for (let tries = 0; tries < 60; tries += 1) {
      await refused(400, 'POST', '/codes', { address, body })
    }
    const { key, retry } = await refused(429, 'POST', '/codes/bulk', { address, body })
    expect([key, retry]).toEqual(['limited', expect.stringMatching(/^\d+$/)])
  })

  it('of edits hold for each code and network, before a password is hashed', async () => {
    const { code, editKey } = await make()
    const path = `/codes/${code.slug}`
    const edit = { key: editKey, body: { revision: 9, password: 'secret' } }
    const hash = vi.spyOn(await import('@/data/codes/hash-password'), 'hashPassword')
    for (let tries = 0; tries < 30; tries += 1) await refused(409, 'PATCH', path, edit)
    expect((await refused(429, 'PATCH', path, edit)).key).toBe('limited')
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
    await call(200, 'GET', path, { key: editKey })

    const address = newAddress()
    for (let codes = 0; codes < 4; codes += 1) {
      const other = await make()
      const options = { key: other.editKey, address, body: { revision: 9 } }
      for (let tries = 0; tries < 30; tries += 1) {
        await refused(409, 'PATCH', `/codes/${other.code.slug}`, options)
      }
    }
    const last = await make()
    const options = { key: last.editKey, address, body: { revision: 1, name: 'x' } }
    await refused(429, 'PATCH', `/codes/${last.code.slug}`, options)
    await call(200, 'PATCH', `/codes/${last.code.slug}`, { ...options, address: newAddress() })
  })

  it('of passwords are six characters at least, and twenty different ones at once', async () => {
    const short = { document: urlDocument(), password: '12345' }
    const { errors } = await refused(422, 'POST', '/codes', { body: short })
    expect(errors?.[0]?.pointer).toBe('/password')
    const codes = Array.from({ length: 21 }, (_, at) => ({ ...short, password: `secret${at}` }))
    const { challenge } = await refused(429, 'POST', '/codes/bulk', { body: { codes } })
    const proof = await solve(challenge as Challenge)
    const { detail } = await refused(422, 'POST', '/codes/bulk', { body: { codes, proof } })
    expect(detail).toContain('20 different passwords')
  })

  it('of styles hold for all codes of a request together', async () => {
    const source = {
      ...{ kind: 'image', widthPx: 1, heightPx: 1 },
      dataUrl: `data:image/png;base64,${'A'.repeat(1_000_000)}`,
    }
    const logo = { source, size: 0.2, marginModules: 1, shape: 'square', clearing: 'none' }
    const design = { ...defaultDesign, logo: { ...logo, backdrop: { kind: 'none' } } }
    const codes = Array.from({ length: 20 }, () => ({ document: urlDocument() }))
    const { key } = await refused(413, 'POST', '/codes/bulk', { body: { codes, design } })
    expect(key).toBe('tooLarge')
  })
})

describe('an owner', () => {
  it('pauses, resumes, deletes and restores; twice is as good as once', async () => {
    const { code, editKey: key } = await make()
    const act = async (action: string, method = 'POST') => {
      const path = action ? `/codes/${code.slug}/${action}` : `/codes/${code.slug}`
      await call<CodeView>(200, method, path, { key })
      const { body } = await call<CodeView>(200, method, path, { key })
      return [body.status, body.revision, body.deletedAt !== null]
    }
    expect(await act('pause')).toEqual(['paused', 2, false])
    expect(await act('resume')).toEqual(['active', 3, false])
    expect(await act('delete')).toEqual(['active', 4, true])
    for (const action of ['pause', 'resume', 'edit']) {
      const path = action === 'edit' ? '' : `/${action}`
      const method = action === 'edit' ? 'PATCH' : 'POST'
      const body = action === 'edit' ? { revision: 4, name: 'x' } : undefined
      const problem = await refused(410, method, `/codes/${code.slug}${path}`, { key, body })
      expect(problem.key).toBe('gone')
    }
    expect(await act('restore')).toEqual(['active', 5, false])
    expect(await act('', 'DELETE')).toEqual(['active', 6, true])
    await pool.query(`update codes set deleted_at = now() - interval '31 days' where slug = $1`, [
      code.slug,
    ])
    expect((await refused(410, 'POST', `/codes/${code.slug}/restore`, { key })).key).toBe('gone')
    expect((await refused(404, 'POST', `/codes/${code.slug}/explode`, { key })).key).toBe('unknown')
  })

  it('sees why a code is blocked, and can delete but not change it', async () => {
    const { code, editKey: key } = await make()
    await pool.query(
      `update codes set status = 'blocked', block_reason = 'Phishing' where slug = $1`,
      [code.slug],
    )
    const at = `/codes/${code.slug}`
    const { body } = await call<CodeView>(200, 'GET', at, { key })
    expect(body).toMatchObject({ status: 'blocked', blockReason: 'Phishing' })
    const edit = { key, body: { revision: 1, name: 'x' } }
    expect(await refused(403, 'PATCH', at, edit)).toMatchObject({
      key: 'blocked',
      detail: 'Phishing',
    })
    expect((await refused(403, 'POST', `${at}/resume`, { key })).key).toBe('blocked')
    expect((await call<CodeView>(200, 'DELETE', at, { key })).body.status).toBe('blocked')
    expect((await call<CodeView>(200, 'POST', `${at}/restore`, { key })).body.status).toBe(
      'blocked',
    )
  })

  it('changes the key, after which the old one opens nothing', async () => {
    const { code, editKey } = await make()
    const rotate = () => send('POST', `/codes/${code.slug}/rotate-key`, { key: editKey })
    const answers = await Promise.all([rotate(), rotate(), rotate()])
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const fresh = (await won[0]?.json()) as CreatedCode
    expect(fresh.editKey).not.toBe(editKey)
    await call(200, 'GET', `/codes/${code.slug}`, { key: fresh.editKey })
    expect((await refused(401, 'GET', `/codes/${code.slug}`, { key: editKey })).key).toBe(
      'unauthorised',
    )
  })
})

describe('without the key', () => {
  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/pause'],
    ['POST', '/rotate-key'],
    ['POST', '/mail-key'],
    ['GET', '/export'],
  ])('%s %s does nothing', async (method, path) => {
    const { code } = await make()
    const { editKey: other } = await make()
    const at = `/codes/${code.slug}${path}`
    const body = method === 'PATCH' ? { revision: 1, name: 'x' } : undefined
    const answer = await send(method, at, { body })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect((await refused(401, method, at, { body, key: other })).key).toBe('unauthorised')
    expect(Number((await readRow(code.slug)).revision)).toBe(1)
  })

  it('guessing ends after 30 an hour, and never for the right key', async () => {
    const { code, editKey } = await make()
    const address = newAddress()
    const at = `/codes/${code.slug}`
    for (let tries = 0; tries < 30; tries += 1) {
      await refused(401, 'GET', at, { address, key: `qz_${'x'.repeat(43)}` })
    }
    const { key, retry } = await refused(429, 'GET', at, { address })
    expect([key, Number(retry) > 0]).toEqual(['limited', true])
    await call(200, 'GET', at, { address, key: editKey })
  })

  it('trying slugs ends after 60 a minute', async () => {
    const address = newAddress()
    for (let tries = 0; tries < 60; tries += 1) {
      expect((await refused(404, 'GET', '/codes/22222222', { address })).key).toBe('unknown')
    }
    expect((await refused(429, 'GET', '/destinations/22222223', { address })).key).toBe('limited')
  })
})

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

describe('making many', () => {
  it('costs a proof of work after 20 an hour, each good for once', async () => {
    const address = newAddress()
    for (let made = 0; made < 20; made += 1) await make({}, { address })
    const body = { document: urlDocument() }
    const requested = await refused(429, 'POST', '/codes', { address, body })
    expect(requested.key).toBe('proof')
    const proof = await solve(requested.challenge as Challenge)
    await make({}, { address, body: { ...body, proof } })
    const repeated = await refused(429, 'POST', '/codes', { address, body: { ...body, proof } })
    const forged = Buffer.from('{"challenge":{"parameters":{},"signature":"x"},"solution":{}}')
    const wrong = { ...body, proof: forged.toString('base64') }
    expect((await refused(429, 'POST', '/codes', { address, body: wrong })).key).toBe('proof')
    const { body: fresh } = await call<Challenge>(200, 'GET', '/challenge')
    await make({}, { address, body: { ...body, proof: await solve(fresh) } })
    expect(repeated.challenge).not.toEqual(requested.challenge)
    // Other addresses need no proof.
    await make()
  })

  it('tells again what was made with a proof, whether or not one comes along', async () => {
    const address = newAddress()
    for (let made = 0; made < 20; made += 1) await make({}, { address })
    const headers = { 'idempotency-key': randomUUID() }
    const body = { codes: [{ document: urlDocument('https://p.example') }] }
    const requested = await refused(429, 'POST', '/codes/bulk', { address, headers, body })
    const proof = await solve(requested.challenge as Challenge)
    const proven = { address, headers, body: { ...body, proof } }
    const first = await call(200, 'POST', '/codes/bulk', proven)
    const later = await call(200, 'POST', '/codes/bulk', { address, headers, body })
    expect(later.body).toEqual(first.body)
  })

  it('does not count what was not made', async () => {
    const address = newAddress()
    for (let tries = 0; tries < 25; tries += 1) {
      await refused(422, 'POST', '/codes', { address, body: { document: urlDocument('') } })
    }
    await make({}, { address })
  })

  it('at once tells of each what became of it, in order', async () => {
    const codes = [
      { document: urlDocument('https://one.example'), name: 'One' },
      { document: urlDocument('http://two.example') },
      { document: urlDocument('https://three.example'), design: { ...defaultDesign, sizePx: 300 } },
      { name: 'Four' },
    ]
    const options = {
      body: { codes, design: defaultDesign },
      address: newAddress(),
      headers: { 'idempotency-key': randomUUID() },
    }
    type Results = { results: (CreatedCode & Problem)[] }
    const { results } = (await call<Results>(200, 'POST', '/codes/bulk', options)).body
    expect(results.map(({ code, key }) => code?.type ?? key)).toEqual([
      'url',
      'target',
      'url',
      'invalid',
    ])
    expect(results[0]?.code).toMatchObject({ name: 'One', design: defaultDesign })
    expect(results[2]?.code.design?.sizePx).toBe(300)
    expect(results[3]?.errors?.[0]?.pointer).toBe('/url')
    const first = results[0] as CreatedCode
    await call(200, 'GET', `/codes/${first.code.slug}`, { key: first.editKey })
    const repeated = await call<Results>(200, 'POST', '/codes/bulk', options)
    expect(repeated.body.results).toEqual(results)
    const none = { body: { codes: [{}] }, headers: { 'idempotency-key': randomUUID() } }
    await call(200, 'POST', '/codes/bulk', none)
    await call(200, 'POST', '/codes/bulk', none)
  })

  it('says how many may follow', async () => {
    const address = newAddress()
    const read = async (status: number, codes: number) => {
      const body = { codes: Array.from({ length: codes }, () => ({ url: 'https://example.com' })) }
      const { headers } = await call(status, 'POST', '/codes/bulk', { address, body })
      return headers
    }
    const first = await read(200, 3)
    expect(first.get('ratelimit-policy')).toBe(
      '"hour";q=20;w=3600, "day";q=100;w=86400, "proof";q=1000;w=86400, "requests";q=60;w=60',
    )
    expect(first.get('ratelimit')).toMatch(
      /^"hour";r=17;t=\d+, "day";r=97;t=\d+, "proof";r=1000;t=\d+, "requests";r=59;t=\d+$/,
    )
    expect(first.get('ratelimit-remaining')).toBe('17')
    const refusal = await read(429, 18)
    expect(refusal.get('ratelimit')).toContain('"hour";r=17;')
    expect(refusal.get('ratelimit')).toContain('"requests";r=58;')
    expect((await read(200, 17)).get('ratelimit-remaining')).toBe('0')
  })

  it('takes a thousand with a proof after the free ones, and no more that day', async () => {
    const address = newAddress()
    for (let made = 0; made < 3; made += 1) await make({}, { address })
    const codes = Array.from({ length: 1000 }, (_, index) => ({
      document: urlDocument(`https://example.com/${index}`),
      name: String(index),
      password: 'the same',
    }))
    const requested = await refused(429, 'POST', '/codes/bulk', { address, body: { codes } })
    expect(requested.key).toBe('proof')
    const proof = await solve(requested.challenge as Challenge)
    const { body } = await call<{ results: CreatedCode[] }>(200, 'POST', '/codes/bulk', {
      address,
      body: { codes, proof },
    })
    expect(body.results.map(({ code }) => code.name)).toEqual(codes.map(({ name }) => name))
    expect(new Set(body.results.map(({ code }) => code.slug)).size).toBe(1000)
    const few = Array.from({ length: 21 }, () => ({ url: 'https://example.com' }))
    const more = await refused(429, 'POST', '/codes/bulk', { address, body: { codes: few } })
    expect([more.key, more.retry]).toEqual(['limited', expect.stringMatching(/^\d+$/)])
    expect(more.values).toMatchObject({ remaining: 0 })
    const tooMany = { body: { codes: [...codes, ...codes] } }
    expect((await refused(422, 'POST', '/codes/bulk', tooMany)).key).toBe('invalid')
  })
})

const linkIn = ({ text }: Mail) => new URL(/https:\S+#\S+/.exec(text)?.[0] ?? '')

describe('by e-mail', () => {
  it('a new code reaches its owner', async () => {
    const { code, editKey } = await make({
      email: 'lan@example.com',
      locale: 'fr',
      name: 'BUY NOW',
    })
    await expect.poll(readMails).toHaveLength(1)
    const [mail] = readMails() as [Mail]
    expect(mail).toMatchObject({
      to: 'lan@example.com',
      subject: expect.stringContaining(code.slug.toUpperCase()),
    })
    const link = linkIn(mail)
    expect(link.origin + link.pathname).toBe('https://qz.example/fr/my-qr-codes')
    expect(readOwnedKey(link.hash.slice('#key='.length))).toEqual({ slug: code.slug, editKey })
    expect(mail.text).not.toContain('BUY NOW')
  })

  it.each(sampleInGate(localeCodes, 2))('the key is sent in %s', async (locale) => {
    const { code, editKey: key } = await make()
    const body = { email: `lan@${locale}.example.com`, locale }
    await call(204, 'POST', `/codes/${code.slug}/mail-key`, { key, body })
    const [mail] = readMails() as [Mail]
    const { mails: words } = (await import(`@/i18n/messages/${locale}.json`)).default
    const slug = code.slug.toUpperCase()
    expect(mail.subject).toBe(words.key.subject.replace('{slug}', slug))
    expect(mail.text.replaceAll('\r', '')).toContain(words.key.keep)
    expect(linkIn(mail).hash).toBe(`#key=${code.slug}.${key}`)
    expect((await call<CodeView>(200, 'GET', `/codes/${code.slug}`, { key })).body.hasEmail).toBe(
      true,
    )
  })

  it('lost keys are replaced once', async () => {
    const email = 'mai@example.com'
    const first = await make({ email })
    const second = await make({ email: 'MAI@example.com' })
    const other = await make({ email: 'not-mai@example.com' })
    await expect.poll(readMails).toHaveLength(3)
    server.mails = []
    const address = newAddress()
    await call(202, 'POST', '/recovery', { address, body: { email, locale: 'ja' } })
    await expect.poll(readMails).toHaveLength(1)
    const [mail] = readMails() as [Mail]
    expect(mail.text).toContain('2件')
    const link = linkIn(mail)
    expect(link.pathname).toBe('/ja/my-qr-codes')
    const token = link.hash.slice('#recover='.length)
    const { body } = await call<RecoveredCode[]>(200, 'POST', '/recovery/confirm', {
      body: { token },
    })
    expect(body).toEqual(
      [second, first].map(({ code: { slug, name } }) => ({
        ...{ slug, name, editKey: expect.stringMatching(editKeyPattern) },
      })),
    )
    for (const { slug, editKey } of body) {
      await call(200, 'GET', `/codes/${slug}`, { key: editKey })
    }
    await refused(401, 'GET', `/codes/${first.code.slug}`, { key: first.editKey })
    await call(200, 'GET', `/codes/${other.code.slug}`, { key: other.editKey })
    expect((await refused(401, 'POST', '/recovery/confirm', { body: { token } })).key).toBe(
      'unauthorised',
    )
    const forged = `${token.slice(0, -2)}xx`
    await refused(401, 'POST', '/recovery/confirm', { body: { token: forged } })
  })

  it('a lost key of a workspace is replaced by mail, once', async () => {
    const email = 'owner@workspace.example'
    await call(201, 'POST', '/workspaces', { body: { email, name: 'Café' } })
    await call(202, 'POST', '/workspaces/recovery', { body: { email, locale: 'de' } })
    await expect.poll(readMails).toHaveLength(1)
    const link = linkIn(readMails()[0] as Mail)
    expect(link.pathname).toBe('/de/workspace')
    const body = { token: link.hash.slice('#recover='.length) }
    const recovered = await call<RecoveredWorkspace[]>(
      200,
      'POST',
      '/workspaces/recovery/confirm',
      {
        body,
      },
    )
    expect(recovered.body).toMatchObject([{ name: 'Café' }])
    const key = recovered.body[0]?.secret as string
    const workspace = await call<WorkspaceView>(200, 'GET', '/workspace', { key })
    expect(workspace.body.key.role).toBe('owner')
    await refused(401, 'POST', '/workspaces/recovery/confirm', { body })
  })

  it('a way back lasts an hour', async () => {
    const { createRecoveryToken } = await import('@/data/codes/recovery-token')
    const token = createRecoveryToken('0')
    vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] })
    try {
      await refused(401, 'POST', '/recovery/confirm', { body: { token } })
    } finally {
      vi.useRealTimers()
    }
    await call(200, 'POST', '/recovery/confirm', { body: { token } })
  })

  it('nobody learns whether a mailbox has codes, and five an hour may ask', async () => {
    const address = newAddress()
    const body = { email: 'nobody@example.com', locale: 'en' }
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await call(202, 'POST', '/recovery', { address, body })).body).toEqual({})
    }
    expect((await refused(429, 'POST', '/recovery', { address, body })).key).toBe('limited')
    expect(server.mails).toEqual([])
  })

  it('nothing is promised where it cannot go out', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { code, editKey: key } = await make()
    server.refusal = new Error('No room')
    const body = { email: 'lan@example.org', locale: 'en' }
    const at = `/codes/${code.slug}/mail-key`
    expect((await refused(503, 'POST', at, { key, body })).key).toBe('unavailable')
    expect((await readRow(code.slug)).email_hash).toBeNull()
    expect(JSON.stringify(said.mock.calls)).not.toContain(key)
    said.mockRestore()
    const { body: limits } = await call(200, 'GET', '/limits')
    expect(limits).toEqual({
      hasMail: true,
      allowsHttp: false,
      uploadLimitBytes: 25_000_000,
      bulkCodes: 1000,
      graceDays: 30,
    })
    const { completeEnv, env } = await import('@/env')
    const same = { DATABASE_URL: env.DATABASE_URL ?? '', PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? '' }
    const smtpUrl = env.SMTP_URL ?? ''
    vi.stubEnv('SMTP_URL', '')
    completeEnv(same)
    expect((await call<{ hasMail: boolean }>(200, 'GET', '/limits')).body.hasMail).toBe(false)
    expect((await refused(503, 'POST', at, { key, body })).key).toBe('unavailable')
    expect((await refused(503, 'POST', '/recovery', { body })).key).toBe('unavailable')
    vi.stubEnv('SMTP_URL', smtpUrl)
    completeEnv(same)
  })
})

describe('an export', () => {
  const addScans = async (slug: string, count: number) => {
    await pool.query(
      `insert into scans (at, id, code_id, kind, variant, country, device, system, browser, language)
       select '2026-10-25T00:30:00.5Z'::timestamptz + each / 3 * interval '1 second',
         gen_random_uuid(), codes.id, 'scan', case when each = 0 then 1 end, 'DE', 'mobile', 'ios',
         'safari', 'de'
       from codes, generate_series(0, $2 - 1) each where slug = $1`,
      [slug, count],
    )
  }

  it('has everything, as JSON and as CSV, however many scans', async () => {
    const { code, editKey: key } = await make({ name: '=1+1' })
    await addScans(code.slug, 12_001)
    const read = async (format: string) => {
      const response = await send('GET', `/codes/${code.slug}/export?format=${format}`, { key })
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${code.slug.toUpperCase()}.${format}"`,
      )
      return response.text()
    }
    const json = JSON.parse(await read('json'))
    expect(json.code).toEqual({ ...code, scans: 12_001 })
    expect(json.scans).toHaveLength(12_001)
    expect(json.scans[0]).toEqual({
      at: '2026-10-25T00:30:00.500Z',
      kind: 'scan',
      variant: expect.toBeOneOf([1, null]),
      country: 'DE',
      device: 'mobile',
      system: 'ios',
      browser: 'safari',
      language: 'de',
      referrer: null,
    })
    const lines = (await read('csv')).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      'code,name,at,kind,variant,country,device,system,browser,language,referrer',
    )
    expect(lines).toHaveLength(12_002)
    expect(lines.at(-1)).toBe(
      `${code.slug},'=1+1,2026-10-25T01:36:40.500Z,scan,,DE,mobile,ios,safari,de,`,
    )
  })

  it('names the variants of a test in every table', async () => {
    const split = [
      { name: 'Old, plain', url: 'https://a.example/' },
      { name: '', url: 'https://b.example/' },
    ]
    const languages = { en: { fields: { url: 'example.com' } } }
    const body = { document: { languages, rules: { split } } }
    const { code, editKey: key } = (await call<CreatedCode>(201, 'POST', '/codes', { body })).body
    await pool.query(
      `insert into scans (at, id, code_id, kind, variant, device, system, browser)
       select now() - interval '1 hour', gen_random_uuid(), codes.id, 'scan', each, 'mobile', 'ios',
         'safari'
       from codes, generate_series(0, 2) each where slug = $1`,
      [code.slug],
    )
    const read = async (path: string) =>
      (await send('GET', `/codes/${code.slug}${path}`, { key })).text()
    const scans = await read('/export?format=csv')
    const statistics = await read('/statistics?format=csv')
    for (const name of ['"Old, plain"', 'Variant 2', 'Variant 3']) {
      expect(scans).toContain(`,scan,${name},`)
      expect(statistics).toContain(`variant,${name},1,`)
    }
    const rows = statistics.replace('"Old, plain"', 'Old').trimEnd().split('\r\n')
    expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([7]))
  })

  it('has scans of one millisecond once, in their order', async () => {
    const { code, editKey: key } = await make()
    await pool.query(
      `insert into scans (at, id, code_id, kind, variant, device, system, browser)
       select '2026-10-25T00:30:00Z'::timestamptz + each / 10 * interval '1 microsecond',
         gen_random_uuid(), codes.id, 'scan', each / 10, 'mobile', 'ios', 'safari'
       from codes, generate_series(0, 6999) each where slug = $1`,
      [code.slug],
    )
    const { scans } = await (await send('GET', `/codes/${code.slug}/export`, { key })).json()
    expect(scans.map(({ variant }: { variant: number }) => variant)).toEqual(
      Array.from({ length: 7000 }, (_, each) => Math.floor(each / 10)),
    )
  })

  it('streams scans as events, continues where a client stopped, and stops with it', async () => {
    const { code, editKey: key } = await make()
    await addScans(code.slug, 4500)
    const path = `/codes/${code.slug}/scans`
    const response = await send('GET', path, { key })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const events = (await response.text()).trim().split('\n\n')
    expect(events).toHaveLength(4502)
    expect(events.at(-1)).toBe('event: end\ndata: {}')
    const ids = events.slice(1, -1).map((event) => /^id: (.+)$/m.exec(event)?.[1] ?? '')
    expect(new Set(ids).size).toBe(4500)
    const headers = { 'last-event-id': ids[4490] ?? '', accept: 'application/x-ndjson' }
    const rest = await (await send('GET', path, { key, headers })).text()
    const lines = rest
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ id }) => id)).toEqual(ids.slice(4491))
    expect(lines[0].scan).toMatchObject({ kind: 'scan', country: 'DE' })
    const none = await (await send('GET', `${path}?after=${ids.at(-1)}`, { key })).text()
    expect(none).not.toContain('event: scan')
    await refused(422, 'GET', `${path}?after=x`, { key })

    const query = vi.spyOn(await import('@/data/query-rows'), 'queryRows')
    const cut = (await send('GET', path, { key })).body?.getReader()
    await cut?.read()
    await cut?.read()
    const before = query.mock.calls.length
    await cut?.cancel()
    expect(query.mock.calls.length).toBeLessThanOrEqual(before + 1)
    query.mockRestore()
  })

  it('is whole JSON without scans, of a known form only', async () => {
    const { code, editKey: key } = await make()
    const response = await send('GET', `/codes/${code.slug}/export`, { key })
    expect(await response.json()).toEqual({ code, scans: [], taps: [] })
    await refused(422, 'GET', `/codes/${code.slug}/export?format=xml`, { key })
  })
})

describe('the image of a code', () => {
  it('shows its link in its design to everyone, until it is deleted', async () => {
    const fill = { kind: 'solid', color: '#123456' } as const
    const design = { ...defaultDesign, modules: { ...defaultDesign.modules, fill } }
    const { code, editKey: key } = await make({ design })
    const read = (name: string, headers = {}) =>
      send('GET', `/codes/${code.slug}/${name}`, { headers })
    const svg = await read('image.svg')
    expect(Object.fromEntries(svg.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename="${code.slug.toUpperCase()}.svg"`,
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      'cross-origin-resource-policy': 'cross-origin',
    })
    const text = await svg.text()
    expect(text).toContain('#123456')
    expect(await decodeSvg(text)).toMatchObject({ zxing: code.link })
    const etag = svg.headers.get('etag') as string
    expect((await read('image.svg', { 'if-none-match': etag })).status).toBe(304)
    const png = await read('image.png?size=320')
    expect((await sharp(await png.arrayBuffer()).metadata()).width).toBe(320)
    expect((await read('image.jpg')).headers.get('content-type')).toBe('image/jpeg')
    expect(svg.headers.has('qr-grade')).toBe(false)
    const checked = await read('image.svg?check=1&minGrade=B')
    expect(checked.headers.get('qr-verdict')).toBe('green')
    expect(checked.headers.get('etag')).not.toBe(etag)
    await call(200, 'PATCH', `/codes/${code.slug}`, { key, body: { revision: 1, design: null } })
    expect((await read('image.svg', { 'if-none-match': etag })).status).toBe(200)
    await refused(422, 'GET', `/codes/${code.slug}/image.png?size=9000`)
    await refused(404, 'GET', `/codes/${code.slug}/image.gif`)
    await call(200, 'DELETE', `/codes/${code.slug}`, { key })
    await refused(410, 'GET', `/codes/${code.slug}/image.svg`)
  })
})

describe('whoever scans', () => {
  it('is told where a code leads', async () => {
    const { code, editKey: key } = await make()
    const sendRequest = async () => (await call(200, 'GET', `/destinations/${code.slug}`)).body
    const open = {
      slug: code.slug,
      type: 'url',
      status: 'active',
      url: 'https://example.com/menu',
      host: 'example.com',
      hasPassword: false,
      hasRules: false,
    }
    expect(await sendRequest()).toEqual(open)
    const hidden = { ...open, url: null, host: null }
    const edit = (body: object) => call(200, 'PATCH', `/codes/${code.slug}`, { key, body })
    const rules = {
      timeZone: 'UTC',
      windows: [],
      byDevice: { ios: 'https://apps.example' },
      byLanguage: [],
      split: [],
      expiry: { at: '2020-01-01T00:00:00Z', scans: null, fallbackUrl: null },
    }
    await edit({ revision: 1, password: 'secret' })
    expect(await sendRequest()).toEqual({ ...hidden, hasPassword: true })
    const ended = await edit({
      revision: 2,
      password: null,
      document: { ...urlDocument(), rules },
    })
    expect(ended.body).toMatchObject({ status: 'active', hasEnded: true })
    expect(await sendRequest()).toEqual({ ...hidden, status: 'expired', hasRules: true })
    const expiry = { ...rules.expiry, fallbackUrl: 'https://later.example/' }
    const document = { ...urlDocument(), rules: { ...rules, expiry } }
    await edit({ revision: 3, document })
    expect(await sendRequest()).toMatchObject({ status: 'active', url: 'https://later.example/' })
    await edit({ revision: 4, document: { ...document, rules: { ...rules, expiry: null } } })
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari' }
    const requested = await call(200, 'GET', `/destinations/${code.slug}`, { headers: phone })
    expect(requested.body).toMatchObject({ host: 'apps.example', hasRules: true })
    expect(await sendRequest()).toMatchObject({ host: 'example.com', hasRules: true })
    await call(200, 'POST', `/codes/${code.slug}/pause`, { key })
    expect(await sendRequest()).toMatchObject({ status: 'paused', url: null })
    await call(200, 'DELETE', `/codes/${code.slug}`, { key })
    expect(await sendRequest()).toMatchObject({ status: 'deleted', url: null })
  })

  it('can report it to the team, ten times an hour', async () => {
    const { code } = await make()
    const address = newAddress()
    const body = {
      slug: code.slug.toUpperCase(),
      reason: 'phishing',
      message: ' It asks for my PIN ',
    }
    for (let sent = 0; sent < 10; sent += 1) await call(201, 'POST', '/reports', { address, body })
    expect((await refused(429, 'POST', '/reports', { address, body })).key).toBe('limited')
    const { docs } = await payload.find({ collection: 'reports', depth: 0 })
    expect(docs).toHaveLength(10)
    expect(docs[0]).toMatchObject({
      address: `https://qz.example/q/${code.slug}`,
      code: (await readRow(code.slug)).id,
      reason: 'phishing',
      message: 'It asks for my PIN',
      status: 'new',
    })
    await refused(404, 'POST', '/reports', { body: { ...body, slug: '22222222' } })
    await refused(422, 'POST', '/reports', { body: { ...body, reason: 'boring' } })
  })

  it('finds nothing else below the address of the API', async () => {
    expect((await refused(404, 'GET', '/nothing/here')).key).toBe('unknown')
  })
})

describe('listing codes', () => {
  type List = { results: (CodeView | Problem)[] }
  const list = (codes: unknown, options: Call = {}) =>
    call<List>(200, 'POST', '/codes/read', { body: { codes }, ...options })

  it('returns each code in the order of the request, and a problem for each wrong key', async () => {
    const first = await make({ name: 'First' })
    const second = await make({ name: 'Second' })
    const own = ({ code, editKey }: CreatedCode) => ({ slug: code.slug, editKey })
    const { body } = await list([
      { ...own(second), slug: second.code.slug.toUpperCase() },
      { ...own(first), editKey: second.editKey },
      { slug: 'zzzzzzzz', editKey: first.editKey },
      { slug: 'x', editKey: '' },
      own(first),
    ])
    const { results } = body
    expect(results[0]).toMatchObject({ slug: second.code.slug, name: 'Second', revision: 1 })
    expect(results[1]).toMatchObject({ key: 'unauthorised' })
    // A list does not reveal which codes exist.
    expect(results[2]).toEqual(results[1])
    expect(results[3]).toMatchObject({ key: 'invalid', errors: [{}, {}] })
    expect(results[4]).toMatchObject({ slug: first.code.slug, document: first.code.document })
    expect(results).toHaveLength(5)
  })

  it('limits the codes of one list and of one network', async () => {
    const address = newAddress()
    const key = { slug: 'bcdfghjk', editKey: `qz_${'a'.repeat(43)}` }
    const codes = Array.from({ length: 1000 }, () => key)
    await refused(422, 'POST', '/codes/read', { body: { codes: [...codes, key] } })
    for (let times = 0; times < 10; times += 1) await list(codes, { address })
    const { retry } = await refused(429, 'POST', '/codes/read', { body: { codes: [key] }, address })
    expect(Number(retry)).toBeGreaterThan(0)
  })
})

describe('an address of the API', () => {
  it('may be called by pages of every site', async () => {
    const { headers, status } = await send('OPTIONS', '/codes/7k3m9pxw')
    expect(status).toBe(204)
    expect(headers.get('allow')).toBe('GET, PATCH, DELETE, HEAD, OPTIONS')
    expect(headers.get('access-control-allow-methods')).toBe(headers.get('allow'))
    expect(headers.get('access-control-allow-headers')).toMatch(/^Authorization, Content-Type/)
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  it.each([
    ['DELETE', '/limits', 'GET, HEAD, OPTIONS'],
    ['GET', '/codes/bulk', 'POST, OPTIONS'],
    ['GET', '/codes/7k3m9pxw/pause', 'POST, OPTIONS'],
  ])('explains that it does not support %s %s', async (method, path, allow) => {
    const response = await send(method, path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.json()).toMatchObject({ key: 'method', status: 405 })
  })

  it.each(['/codes/', '/nothing', '/codes/7k3m9pxw/dance', '/codes/7k3m9pxw/image.svg/x'])(
    'is not %s',
    async (path) => {
      const response = await send('GET', path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ key: 'unknown' })
    },
  )
})
