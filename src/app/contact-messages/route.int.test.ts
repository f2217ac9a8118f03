import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startMailServer, type TestMailServer } from '@/testing/mail-server'
import { testRequest } from '@/testing/next-headers'
import { startTestPayload } from '@/testing/test-payload'

const fields = {
  reason: 'problem',
  firstname: 'Lan',
  lastname: 'Nguyễn',
  email: 'lan@example.com',
  mobile: '+44 7700 900123',
  subject: 'A code on a window',
  message: 'It does not scan.\r\nWhat now?',
  locale: 'vi',
  website: '',
  elapsedMs: '60000',
}
type Fields = Partial<typeof fields>

let server: TestMailServer
let payload: Payload
let visitors = 0

beforeAll(async () => {
  const { url } = await startMailServer()
  payload = await startTestPayload(undefined, { SMTP_URL: url, SMTP_FROM: 'codes@example.org' })
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Quietzone', contactEmail: 'team@example.org', _status: 'published' },
  })
})
beforeEach(async () => {
  server = await startMailServer()
  testRequest.headers = new Headers()
  visitors += 1
})

const formOf = (changes: Fields = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value)
  return form
}
const newAddress = () => `203.0.113.${visitors}`

async function post(changes: Fields = {}, headers: Record<string, string> = {}) {
  const { POST } = await import('./route')
  const answer = await POST(
    new Request('http://localhost:3000/contact-messages', {
      method: 'POST',
      headers: { 'x-visitor-address': newAddress(), ...headers },
      body: formOf(changes),
    }),
  )
  return { status: answer.status, headers: answer.headers, json: () => answer.json() }
}

async function submit(changes: Fields = {}) {
  const { submitContactForm } = await import('@/data/contact/submit-contact-form')
  testRequest.headers.set('x-visitor-address', newAddress())
  return submitContactForm(null, formOf(changes))
}

const findStored = async (subject: string) =>
  (await payload.find({ collection: 'messages', where: { subject: { equals: subject } } })).docs

describe('a message', () => {
  it('is stored as it was meant, and its number finds it in the admin', async () => {
    const answer = await post()
    expect(answer.status).toBe(201)
    const receipt = await answer.json()
    const [stored] = await findStored(fields.subject)
    expect(stored).toMatchObject({
      reason: 'problem',
      firstname: 'Lan',
      lastname: 'Nguyễn',
      email: 'lan@example.com',
      mobile: '+44 7700 900123',
      message: 'It does not scan.\nWhat now?',
      status: 'new',
      locale: 'vi',
    })
    expect(receipt).toEqual({
      status: 'sent',
      number: stored?.number,
      sentAt: Date.parse(stored?.createdAt ?? ''),
    })
    const { docs } = await payload.find({
      collection: 'messages',
      where: { number: { like: receipt.number.slice(2).toLowerCase() } },
    })
    expect(docs.map(({ id }) => id)).toEqual([stored?.id])
  })

  it('reaches the mailbox of the team, to be answered to the visitor', async () => {
    await post({ subject: 'Mailed', mobile: '' })
    expect(server.mails).toHaveLength(1)
    const [head = '', text = ''] = server.mails[0]?.source.split('\r\n\r\n') ?? []
    expect(head).toContain('From: Quietzone <codes@example.org>')
    expect(head).toContain('To: team@example.org')
    // “[Something doesn’t work] Mailed”, in two encoded words.
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?=5BSomething_doesn=E2=80=99t_work=5D_Mai/m)
    expect(head).toMatch(/Reply-To: =\?UTF-8\?\S+\?= <lan@example\.com>/)
    expect(head).toContain('Content-Type: text/plain')
    expect(server.mails[0]?.source).not.toContain('Mobile')
    expect(text).toContain('Email: lan@example.com')
    const [stored] = await findStored('Mailed')
    expect(server.mails[0]?.source.replaceAll('=\r\n', '')).toContain(
      `/admin/collections/messages/${stored?.id}`,
    )
  })

  it('cannot write headers of the mail', async () => {
    const evil = 'Hello\r\nBcc: everybody@example.com'
    await post({ subject: evil, firstname: `"x" <a@b.c>${evil}`, lastname: evil })
    expect(server.mails).toHaveLength(1)
    const head = server.mails[0]?.source.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^reply-to:/gim)).toHaveLength(1)
    expect(head.replace(/\r\n\s+/g, ' ')).toContain('<lan@example.com>')
  })

  it('is kept when its mail is refused', async () => {
    server.refusal = new Error('No room')
    expect((await post({ subject: 'Kept' })).status).toBe(201)
    expect(server.mails).toHaveLength(0)
    expect(await findStored('Kept')).toHaveLength(1)
  })

  it('that cannot be stored is not counted, and the log does not tell what it said', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const create = vi.spyOn(payload, 'create').mockImplementation(() => {
      const query = `insert into messages … params: ${fields.message}`
      return Promise.reject(new Error(query, { cause: new Error('disk full') })) as never
    })
    for (let tries = 0; tries < 7; tries += 1) expect((await post()).status).toBe(503)
    expect(said.mock.calls[0]).toEqual(['A message could not be stored: disk full'])
    create.mockRestore()
    said.mockRestore()
    expect((await post()).status).toBe(201)
  })

  it('that is not complete comes back with what is wrong', async () => {
    const answer = await post({ email: 'lan@example', message: ' ', subject: 'Not complete' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      status: 'invalid',
      issues: [
        { field: 'email', problem: 'emailForm' },
        { field: 'message', problem: 'message' },
      ],
    })
    expect(await findStored('Not complete')).toEqual([])
  })
})

describe('what is kept out', () => {
  it.each([
    ['fills in the field nobody sees', { website: 'https://spam.example' }],
    ['is done in a moment', { elapsedMs: '300' }],
  ])('is a program that %s, which is told nothing', async (_, changes) => {
    const answer = await post({ ...changes, subject: 'By a program' })
    expect(answer.status).toBe(201)
    expect(Object.keys(await answer.json()).sort()).toEqual(['number', 'sentAt', 'status'])
    expect(await findStored('By a program')).toEqual([])
    expect(server.mails).toEqual([])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sub-domain of somebody else', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example', host: 'localhost:3000' }, 403],
    ['an origin that hides', { origin: 'null' }, 403],
    ['our own address', { origin: 'http://localhost:3000' }, 201],
    ['the host that was asked', { origin: 'http://de.x.org', host: 'de.x.org' }, 201],
  ])('or let in from %s', async (_, headers, status) => {
    expect((await post({}, headers as unknown as Record<string, string>)).status).toBe(status)
  })

  it('is what is too long or no form', async () => {
    const { POST } = await import('./route')
    const send = (body: string, type: string) =>
      POST(
        new Request('http://localhost:3000/contact-messages', {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        }),
      )
    expect((await post({ message: 'x'.repeat(200_000) })).status).toBe(413)
    expect((await send('{}', 'application/json')).status).toBe(415)
    expect((await send('a=b', 'multipart/form-data; boundary=c')).status).toBe(415)
    expect((await send('reason=idea', 'application/x-www-form-urlencoded')).status).toBe(422)
  })

  it('is the sixth message of an hour, from one household only', async () => {
    const near = { 'x-visitor-address': '2001:db8:1:2::1' }
    for (let sent = 0; sent < 5; sent += 1) expect((await post({}, near)).status).toBe(201)
    const other = { 'x-visitor-address': '2001:db8:1:2:ffff:1:2:3' }
    const refused = await post({ subject: 'The sixth' }, other)
    expect(refused.status).toBe(429)
    const { status, retrySeconds } = await refused.json()
    expect(status).toBe('limited')
    expect(retrySeconds).toBeGreaterThan(3590)
    expect(refused.headers.get('retry-after')).toBe(String(retrySeconds))
    expect(await findStored('The sixth')).toEqual([])
    expect((await post({}, { 'x-visitor-address': '2001:db8:1:3::1' })).status).toBe(201)
  })

  it('is counted where every process sees it, without addresses', async () => {
    await post()
    const { pool } = payload.db as unknown as PostgresAdapter
    const { rows } = await pool.query('select key, points from rate_limits')
    expect(rows.map(({ points }) => points)).toContain(6)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

describe('a browser without scripts', () => {
  it('is led to its receipt, in its language', async () => {
    const { elapsedMs: _, ...plain } = fields
    const led = await submit({ ...plain, elapsedMs: '', subject: 'Plain' }).catch(
      ({ digest }) => digest as string,
    )
    expect(led).toMatch(/^NEXT_REDIRECT;\w+;\/vi\/contact-us\/sent\?number=[\w-]{9}&at=\d+;/)
    expect(await findStored('Plain')).toHaveLength(1)
  })

  it('gets back all it typed with what is wrong', async () => {
    const reply = await submit({ email: 'lan@example', message: ' My words\r\n' })
    expect(reply.answer).toEqual({
      status: 'invalid',
      issues: [{ field: 'email', problem: 'emailForm' }],
    })
    expect(reply.draft).toMatchObject({ email: 'lan@example', message: ' My words\r\n' })
  })

  it('is not sent by another site', async () => {
    testRequest.headers.set('sec-fetch-site', 'cross-site')
    expect((await submit({ subject: 'Forged' })).answer).toEqual({ status: 'failed' })
    expect(await findStored('Forged')).toEqual([])
  })
})
