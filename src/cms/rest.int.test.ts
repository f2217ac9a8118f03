import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { TOTP } from 'otpauth'
import { APIError, formatErrors, handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { env, visitorAddressHeader } from '@/env'
import { describeError } from '@/log'
import { startTestPayload } from '@/testing/test-payload'
import { createAccountLink, firstAccount, linkSeconds } from './accounts/account-link'
import { hashAccount } from './accounts/security-event'

let payload: Payload
let setupToken: string
let cookie: string
let address = 0

const person = { name: 'First', email: 'first@example.com', password: 'correct horse' }
const tokenOf = (link: string) => link.split('#')[1] ?? ''
const makeSetupToken = (seconds = linkSeconds.setup) =>
  tokenOf(
    createAccountLink({ secret: env.PAYLOAD_SECRET ?? '', siteUrl: '' }, firstAccount, '', seconds),
  )

beforeAll(async () => {
  payload = await startTestPayload()
  setupToken = makeSetupToken()
})

const request = (path: string, init?: RequestInit) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3000/api${path}`, init),
  })

/** Sends a request, by default from a new network. */
const post = (path: string, body: object, headers: Record<string, string> = {}) => {
  address += 1
  return request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [visitorAddressHeader]: `10.0.${address >> 8}.${address & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
}
const signIn = (body: object, headers: Record<string, string> = {}) =>
  post('/users/login', body, headers)

/** Returns the cookies that a browser would send back from pages of the site. */
function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((text) => text.split(';')[0])
  return { cookie: pairs.join('; '), origin: env.SITE_URL }
}
const asAdmin = () => ({ cookie, origin: env.SITE_URL })

describe('the first account', () => {
  const create = (token: unknown, more: object = {}) =>
    post('/users/set-up', { ...person, ...more, token })

  it('is not created without the link', async () => {
    const answer = await post('/users/first-register', person)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('link') }],
    })
    const other = createAccountLink({ secret: 'x'.repeat(32), siteUrl: '' }, firstAccount, '', 60)
    const tampered = makeSetupToken(60).replace(/\.(\d+)\./, '.9999999999.')
    for (const token of [undefined, '', 'first', tokenOf(other), tampered, makeSetupToken(-1)])
      expect((await create(token)).status, String(token)).toBe(403)
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0)
  })

  it('needs a good password', async () => {
    for (const password of ['short one', 'password1234', 'aaaaaaaaaaaaaa', 'first@example.com', 7])
      expect((await create(setupToken, { password })).status, String(password)).toBe(400)
  })

  it('is created once by two requests at the same time, as an administrator', async () => {
    const answers = await Promise.all([
      create(setupToken, { role: 'author' }),
      create(setupToken, { email: 'b@example.com' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const { docs } = await payload.find({ collection: 'users' })
    expect(docs).toMatchObject([{ name: 'First', role: 'admin' }])
    await payload.update({ collection: 'users', where: {}, data: { email: person.email } })
    const repeated = await create(setupToken)
    expect(repeated.status).toBe(403)
  })
})

describe('signing in', () => {
  it('sets a strict cookie, and is a security event', async () => {
    const info = vi.spyOn(payload.logger, 'info')
    const answer = await signIn(person)
    expect(info.mock.calls).toMatchObject([
      [{ msg: 'signed in', account: hashAccount(person.email) }],
    ])
    info.mockRestore()
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(
      /payload-token=[^;]+;.*HttpOnly; SameSite=Strict/,
    )
    cookie = cookiesOf(answer).cookie ?? ''
    const token = /payload-token=([^;]+)/.exec(cookie)?.[1] ?? ''
    const me = await request('/users/me', { headers: asAdmin() })
    const renewed = await request('/users/refresh-token', { method: 'POST', headers: asAdmin() })
    for (const response of [answer, me, renewed]) {
      const text = await response.text()
      expect(text).toContain(person.email)
      expect(text).not.toContain(token.split('.')[0])
    }
    cookie = cookiesOf(renewed).cookie ?? ''
  })

  it('still works for accounts of older databases, which may have no role', async () => {
    const salt = randomBytes(32).toString('hex')
    const hash = pbkdf2Sync('chosen long ago', salt, 25_000, 512, 'sha256').toString('hex')
    await (payload.db as unknown as PostgresAdapter).pool.query(
      "insert into users (id, name, email, salt, hash, role) values (gen_random_uuid(), 'Old', $1, $2, $3, null)",
      ['old@example.com', salt, hash],
    )
    const answer = await signIn({ email: 'old@example.com', password: 'chosen long ago' })
    expect(answer.status).toBe(200)
    expect((await post('/posts', { title: 'A' }, cookiesOf(answer))).status).toBe(403)
    await payload.delete({ collection: 'users', where: { email: { equals: 'old@example.com' } } })
  })

  it('fails with the same words for known and unknown accounts, after the same work', async () => {
    const [known, unknown] = await Promise.all([
      signIn({ email: person.email, password: 'wrong' }),
      signIn({ email: 'nobody@example.com', password: 'wrong' }),
    ])
    expect([known.status, unknown.status]).toEqual([401, 401])
    expect(await known.json()).toEqual(await unknown.json())
  })

  it('is a security event when it fails, without the name of the account or a stack', async () => {
    const warn = vi.spyOn(payload.logger, 'warn')
    await signIn(
      { email: person.email, password: 'wrong' },
      { [visitorAddressHeader]: '192.0.2.1' },
    )
    expect(warn.mock.calls).toEqual([
      [{ msg: 'sign-in failed', account: hashAccount(person.email), address: '192.0.2.1' }],
    ])
    expect(JSON.stringify(warn.mock.calls)).not.toContain(person.email)
    warn.mockRestore()
    const refusal = Object.assign(new Error('No'), { status: 404 })
    expect(describeError(refusal)).toEqual({ type: 'Error', message: 'No', status: 404 })
    expect(describeError(new Error('Broken'))).toHaveProperty('stack')
  })

  it('is throttled for a network and for an account, but not for a browser that was in', async () => {
    const known = cookiesOf(await signIn(person))
    const wrong = { email: person.email, password: 'wrong' }
    const one = { [visitorAddressHeader]: '192.0.2.7' }
    const statuses = await Promise.all(
      Array.from({ length: 21 }, (_, i) =>
        signIn({ email: `u${i}@example.com`, password: 'wrong' }, one).then(({ status }) => status),
      ),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await signIn(person, one)).headers.get('retry-after')).toMatch(/^\d+$/)

    await Promise.all(Array.from({ length: 31 }, () => signIn(wrong)))
    expect((await signIn(person)).status).toBe(429)
    expect((await signIn(person, known)).status).toBe(200)
    expect((await signIn(person, { ...known, ...one })).status).toBe(200)
    for (let attempt = 0; attempt < 10; attempt++) await signIn(wrong, known)
    expect((await signIn(person, known)).status).toBe(429)
  })
})

describe('an invitation', () => {
  it('lets its owner choose a password once, and no one else create accounts', async () => {
    const invited = { name: 'Second', email: 'second@example.com', role: 'author', languages: [] }
    expect((await post('/users/invitations', invited)).status).toBe(403)
    expect(
      (await post('/users', { ...invited, password: 'correct horse' }, asAdmin())).status,
    ).toBe(403)
    const { link, mailed } = await (await post('/users/invitations', invited, asAdmin())).json()
    expect(mailed).toBe(false)
    expect(link).toContain(`${env.SITE_URL}/admin/set-up#`)
    const choose = (password: string) => post('/users/set-up', { token: tokenOf(link), password })
    expect((await choose('second@example.com')).status).toBe(400)
    expect((await choose('seven quiet herons')).status).toBe(200)
    expect((await choose('eight quiet herons')).status).toBe(403)
    const answer = await signIn({ email: invited.email, password: 'seven quiet herons' })
    expect(await answer.json()).toMatchObject({ user: { role: 'author' } })
  })

  it('mails a link for a forgotten password with the same answer for every address', async () => {
    const answers = await Promise.all(
      ['second@example.com', 'nobody@example.com'].map((email) =>
        post('/users/forgot-password', { email }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json())
    const reset = await post('/users/reset-password', { token: 'a', password: 'correct horse' })
    expect(reset.status).toBe(403)
  })
})

describe('an account', () => {
  const account = { email: 'second@example.com', password: 'seven quiet herons' }
  let own: Record<string, string>
  const isIn = async (headers: Record<string, string>) =>
    Boolean((await (await request('/users/me', { headers })).json()).user)

  it('changes its password with the present one only, which ends its other sessions', async () => {
    const other = cookiesOf(await signIn(account))
    const signedIn = await signIn(account)
    own = cookiesOf(signedIn)
    const { user } = await signedIn.json()
    const patch = await request(`/users/${user.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...own },
      body: JSON.stringify({ password: 'nine quiet herons' }),
    })
    expect(patch.status).toBe(403)
    const change = (currentPassword: string) =>
      post('/users/password', { currentPassword, password: 'nine quiet herons' }, own)
    expect((await change('wrong')).status).toBe(400)
    expect((await change(account.password)).status).toBe(200)
    account.password = 'nine quiet herons'
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
  })

  it('can require a code, each of which works once', async () => {
    const begin = (currentPassword: string) =>
      post('/users/second-factor', { currentPassword }, own)
    expect((await begin('wrong')).status).toBe(400)
    const { secret, svg } = await (await begin(account.password)).json()
    expect(svg).toContain('<svg')
    const totp = new TOTP({ secret })
    const at = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    // The second factor is not confirmed yet.
    const other = cookiesOf(await signIn(account))
    expect(await isIn(other)).toBe(true)
    expect((await post('/users/second-factor/confirm', { code: '000000' }, own)).status).toBe(401)
    const confirmed = await post('/users/second-factor/confirm', { code: at(-1) }, own)
    const { recoveryCodes } = await confirmed.json()
    expect(recoveryCodes).toHaveLength(10)

    const missing = await signIn(account)
    expect(missing.status).toBe(401)
    expect(await missing.json()).toMatchObject({ errors: [{ data: { secondFactor: true } }] })
    expect((await signIn({ ...account, code: at(-1) })).status).toBe(401)
    const [code] = recoveryCodes
    for (const used of [at(1), code]) {
      const twice = await Promise.all([1, 2].map(() => signIn({ ...account, code: used })))
      expect(twice.map(({ status }) => status).toSorted(), used).toEqual([200, 401])
    }
    expect([await isIn(own), await isIn(other)]).toEqual([true, false])
    const state = await request('/users/second-factor', { headers: own })
    expect(await state.json()).toEqual({ isOn: true, recoveryCodes: 9 })
  })

  it('gets in again after an administrator has removed its second factor', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: account.email } },
    })
    const path = `/users/${docs[0]?.id}/second-factor/remove`
    expect((await post(path, {}, own)).status).toBe(403)
    expect((await post(path, {}, asAdmin())).status).toBe(200)
    expect(await isIn(own)).toBe(false)
    const signedIn = await signIn(account)
    expect(signedIn.status).toBe(200)
    own = cookiesOf(signedIn)
  })

  it('is signed out everywhere by an administrator only', async () => {
    const { user } = await (await request('/users/me', { headers: own })).json()
    const path = `/users/${user.id}/sessions/end`
    expect((await post(path, {}, own)).status).toBe(403)
    expect(await isIn(own)).toBe(true)
    expect((await post(path, {}, asAdmin())).status).toBe(200)
    expect(await isIn(own)).toBe(false)
    own = cookiesOf(await signIn(account))
  })

  it.each(['hash', 'salt', 'sessions.id', 'resetPasswordToken'])(
    'does not reveal its %s to others by filters and sort orders',
    async (field) => {
      for (const query of [`where[${field}][like]=a`, `sort=${field}`])
        expect((await request(`/users?${query}`, { headers: own })).status, query).toBe(400)
    },
  )

  it('is signed out by the server, not only by its browser', async () => {
    const session = cookiesOf(await signIn(account))
    expect(await isIn(session)).toBe(true)
    expect((await post('/users/logout', {}, session)).status).toBe(200)
    expect(await isIn(session)).toBe(false)
  })

  it('is signed in for a day at most, however often its session is renewed', async () => {
    let session = cookiesOf(await signIn(account))
    vi.useFakeTimers({ toFake: ['Date'] })
    const statuses: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      vi.setSystemTime(Date.now() + 7 * 3600_000)
      const renewed = await request('/users/refresh-token', { method: 'POST', headers: session })
      statuses.push(renewed.status)
      if (renewed.ok) session = cookiesOf(renewed)
    }
    vi.useRealTimers()
    expect(statuses).toEqual([200, 200, 403])
  })
})

describe('a visitor of the interface', () => {
  it.each([
    ['/categories?locale=en', 403],
    ['/categories', 403],
    ['/categories/versions?locale=en', 403],
    ['/globals/site?locale=en', 403],
    ['/media?locale=en', 403],
    ['/users', 403],
    ['/messages', 403],
    ['/reports', 403],
    ['/codes', 403],
    ['/code-files', 403],
    ['/scheduled-changes', 403],
    ['/second-factors', 403],
    ['/posts?locale=en&where[author.sessions.id][like]=a', 403],
    ['/posts?locale=en&sort=author.hash', 403],
    ['/graphql', 404],
  ])('GET %s is answered with %i', async (path, status) => {
    expect((await request(path)).status).toBe(status)
  })

  it('is not refused the files of pictures', async () => {
    expect((await request('/media/file/none.png')).status).not.toBe(403)
  })

  it.each([
    ['messages', { subject: 'Hello', email: 'a@example.com', message: 'Hello' }],
    ['reports', { address: '/q/a', reason: 'spam' }],
    ['codes', { slug: 'a', type: 'url', content: {} }],
    ['users', { name: 'A', email: 'a@example.com', password: 'correct horse', role: 'admin' }],
    ['second-factors', { secret: 'a', lastStep: 0 }],
    ['posts', { title: 'A', slug: 'a' }],
  ])('cannot create %s', async (collection, data) => {
    expect((await post(`/${collection}`, data)).status).toBe(403)
  })
})

it('shows the message of a refusal in a minified build, where classes have no name', () => {
  const refusal = Object.assign(new APIError('Too short', 400, null, true), { name: '' })
  expect(formatErrors(refusal)).toEqual({ errors: [{ message: 'Too short' }] })
})

it.each([
  ['a filter that is no JSON', '/posts?where=x', 'GET', 'application/json', ''],
  ['a body that is no JSON', '/users/login', 'POST', 'application/json', '{'],
  ['a form without a boundary', '/users', 'POST', 'multipart/form-data', 'x'],
  ['a form without an end', '/users', 'POST', 'multipart/form-data; boundary=b', '--b\r\nx'],
])('answers %s as malformed', async (_, path, method, type, body) => {
  const init = { method, headers: { 'content-type': type }, ...(body && { body }) }
  expect((await request(path, init)).status).toBe(400)
})
