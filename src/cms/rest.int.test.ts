import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload

beforeAll(async () => {
  payload = await startTestPayload()
})

const request = (path: string, init?: RequestInit) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost:3000/api${path}`, init),
  })
const post = (path: string, body: object) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the first user', () => {
  it('becomes administrator whatever was sent, the second is refused', async () => {
    const person = { name: 'First', email: 'first@example.com', password: 'correct horse' }
    const answer = await post('/users/first-register', { ...person, role: 'author' })
    expect(answer.status).toBe(200)
    const { docs } = await payload.find({ collection: 'users' })
    expect(docs).toMatchObject([{ name: 'First', role: 'admin' }])
    const again = await post('/users/first-register', { ...person, email: 'b@example.com' })
    expect(again.status).toBe(403)
  })

  it('is locked out for a while after five wrong passwords', async () => {
    const login = (password: string) =>
      post('/users/login', { email: 'first@example.com', password })
    expect((await login('correct horse')).headers.get('set-cookie')).toMatch(/SameSite=Strict/)
    for (let attempt = 0; attempt < 5; attempt++) expect((await login('wrong')).status).toBe(401)
    expect((await login('correct horse')).status).toBe(401)
  })
})

describe('a visitor of the interface', () => {
  it.each([
    ['/categories?locale=en', 200],
    ['/categories', 403],
    ['/categories?locale=all', 403],
    ['/categories/versions?locale=en', 403],
    ['/globals/site?locale=en', 200],
    ['/globals/site?locale=*', 403],
    ['/media?locale=en', 200],
    ['/users', 403],
    ['/messages', 403],
    ['/reports', 403],
    ['/codes', 403],
    ['/code-files', 403],
    ['/scheduled-changes', 403],
    ['/posts?locale=en&where[author.email][like]=first', 400],
    ['/posts?locale=en&where[author.resetPasswordToken][like]=a', 400],
    ['/posts?locale=en&where[author.role][equals]=admin', 400],
    ['/posts?locale=en&sort=author.email', 400],
    ['/graphql', 404],
  ])('GET %s is answered with %i', async (path, status) => {
    expect((await request(path)).status).toBe(status)
  })

  it.each([
    ['messages', { subject: 'Hello', email: 'a@example.com', message: 'Hello' }],
    ['reports', { address: '/q/a', reason: 'spam' }],
    ['codes', { slug: 'a', type: 'url', content: {} }],
    ['users', { name: 'A', email: 'a@example.com', password: 'correct horse', role: 'admin' }],
    ['posts', { title: 'A', slug: 'a' }],
  ])('cannot create %s', async (collection, data) => {
    expect((await post(`/${collection}`, data)).status).toBe(403)
  })
})
