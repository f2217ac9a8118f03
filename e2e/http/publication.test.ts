import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccountLink, firstAccount, linkSeconds } from '@/cms/accounts/account-link'
import { localizedPath, paths } from '@/paths'
import { richText } from '@/testing/test-rich-text'
import { fetchPath } from './fetch-page'

const account = { email: 'desk@example.com', password: 'correct horse battery staple' }
const slug = `published-${randomUUID()}`
let token = ''
let id = ''

const send = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
  const answer = await fetchPath(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `JWT ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status, path).toBeLessThan(300)
  return { cookie: answer.headers.get('set-cookie') ?? '', body: await answer.json() }
}

/** Later journeys create the first account. */
async function deleteAccounts() {
  const client = new pg.Client(process.env.E2E_DATABASE_URL)
  await client.connect()
  await client.query('delete from second_factors; delete from users').finally(() => client.end())
}

beforeAll(async () => {
  await deleteAccounts()
  const settings = { secret: process.env.E2E_SECRET as string, siteUrl: '' }
  const link = createAccountLink(settings, firstAccount, '', linkSeconds.setup)
  await send('/api/users/set-up', { ...account, name: 'Desk', token: link.split('#')[1] })
  const { cookie } = await send('/api/users/login', account)
  token = /payload-token=([^;]*)/.exec(cookie)?.[1] ?? ''
})
afterAll(async () => {
  if (id) await send(`/api/posts/${id}?confirm=used`, undefined, 'DELETE')
  await deleteAccounts()
})

/** The places of the site that show an English article, also where it is not translated. */
const places = [
  paths.post(slug),
  localizedPath('ja', paths.post(slug)),
  // The article is older than those of the seed content.
  `${paths.blog}/page/2`,
  localizedPath('de', `${paths.blog}/page/2`),
  paths.blogFeed,
]
/** The file after that of the pages. */
const articlesFile = (locale: 'en' | 'de') => paths.sitemapFile(locale, 2)
const text = async (path: string) => (await fetchPath(path)).text()
const expectShown = async (path: string, shown: string) =>
  expect.poll(() => text(path), { message: path }).toContain(shown)

const save = (locale: string, data: object) =>
  send(`/api/posts/${id}?locale=${locale}&depth=0`, { ...data, _status: 'published' }, 'PATCH')

it('shows what is published everywhere: articles, lists, feeds, site maps, other languages', async () => {
  // Everything is in the caches before.
  for (const path of [...places, articlesFile('en')]) await text(path)
  const title = `First ${randomUUID()}`
  const data = { title, slug, body: richText('Text'), publishedAt: '2020-01-01T00:00:00.000Z' }
  const created = await send('/api/posts?locale=en&depth=0', { ...data, _status: 'published' })
  id = created.body.doc.id
  for (const path of places) await expectShown(path, title)
  await expectShown(articlesFile('en'), `${paths.post(slug)}<`)

  const changed = `Second ${randomUUID()}`
  const { body } = await save('en', { title: changed })
  for (const path of places) await expectShown(path, changed)
  await expectShown(articlesFile('en'), body.doc.updatedAt)

  const german = `Dritter ${randomUUID()}`
  await save('de', { title: german, body: richText('Absatz') })
  await expectShown(localizedPath('de', paths.post(slug)), german)
  await expectShown(localizedPath('de', `${paths.blog}/page/2`), german)
  await expectShown(localizedPath('de', paths.blogFeed), german)
  await expectShown(articlesFile('de'), `${localizedPath('de', paths.post(slug))}<`)

  await send(`/api/posts/${id}?locale=de&depth=0`, { _status: 'draft' }, 'PATCH')
  await expectShown(localizedPath('de', paths.post(slug)), changed)
  await expectShown(localizedPath('de', `${paths.blog}/page/2`), changed)
})

it('shows changes of the menu on every page', async () => {
  const path = '/api/globals/navigation?locale=en&depth=0'
  const { body: before } = await send(path)
  const label = `Menu ${randomUUID().slice(0, 8)}`
  const [first, ...others] = before.items
  const publish = (items: object[]) => send(path, { items, _status: 'published' })
  for (const page of [paths.pricing, paths.blog]) expect(await text(page)).not.toContain(label)
  await publish([{ ...first, label }, ...others])
  for (const page of [paths.pricing, paths.blog]) await expectShown(page, label)
  await publish(before.items)
  await expectShown(paths.pricing, first.label)
})
