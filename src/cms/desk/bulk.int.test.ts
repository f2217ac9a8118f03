import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Entity } from '@/desk/documents/entity'
import { bulkLimits } from '@/desk/states/bulk/bulk-limits'
import type { BulkResult } from '@/desk/states/bulk/run-bulk-action'
import type { Locale } from '@/i18n/locales'
import type { Tag } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let tag: Tag
let count = 0

const collection = 'tags'
const global = { slug: 'features', id: '' }

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

beforeEach(async () => {
  await payload.delete({ collection, where: {}, context: { confirmedUses: true } })
  tag = await payload.create({
    collection,
    data: { title: 'Labels', slug: `bulk-${count++}`, _status: 'published' },
  })
  await save('de', 'Etiketten', 'draft')
})

const save = (locale: Locale, title: string, _status: 'draft' | 'published') =>
  payload.update({
    ...{ collection, id: tag.id, locale, data: { title, _status }, draft: _status === 'draft' },
  })
const send = async (body: object, user: TypedUser | null) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const answer = await request('/translations/bulk', user, init)
  return { status: answer.status, ...((await answer.json()) as { results?: BulkResult[] }) }
}
const own = (): Entity => ({ slug: collection, id: tag.id })
const act = async (
  action: string,
  locales: Locale[],
  user: TypedUser = team.editor,
  documents: Entity[] = [own()],
  assignee?: string,
) => {
  const { results = [] } = await send({ action, locales, documents, assignee }, user)
  return results.map(({ slug, locale, outcome, reason }) =>
    [slug, locale, outcome, reason].filter(Boolean).join(' '),
  )
}
const publishedIn = async () => {
  const { _status } = await payload.findByID({ collection, id: tag.id, locale: 'all' })
  const statuses = _status as unknown as Record<string, string>
  return Object.keys(statuses).filter((code) => statuses[code] === 'published')
}

it('publishes and unpublishes documents of several collections, and reports each language', async () => {
  await payload.updateGlobal({ slug: 'features', data: { hero: { title: 'Title' } }, draft: true })
  const documents = [own(), global]
  expect(await act('publish', ['de', 'en'], team.editor, documents)).toEqual([
    'tags en unchanged',
    'tags de done',
    'features en done',
    expect.stringMatching(/^features de refused Missing: /),
  ])
  expect(await publishedIn()).toEqual(['en', 'de'])
  expect(await act('unpublish', ['de', 'fr'])).toEqual(['tags de done', 'tags fr unchanged'])
  expect(await publishedIn()).toEqual(['en'])
})

it('leaves alone what the user may not change, with the reason', async () => {
  await save('fr', 'Étiquettes', 'draft')
  expect(await act('publish', ['fr', 'de'], team.translator)).toEqual([
    'tags de done',
    expect.stringMatching(/^tags fr refused .*Deutsch$/),
  ])
  expect(await act('unpublish', ['de'], team.author)).toEqual([
    expect.stringMatching(/^tags de refused \S+/),
  ])
  expect(await publishedIn()).toEqual(['en', 'de'])
})

it('schedules articles with a date ahead', async () => {
  const data = { title: 'Article', slug: `bulk-${count++}`, body: richText('Text') }
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const post = await payload.create({
    collection: 'posts',
    data: { ...data, publishedAt: later },
    draft: true,
  })
  const documents = [{ slug: 'posts', id: post.id }]
  expect(await act('publish', ['en'], team.editor, documents)).toEqual(['posts en scheduled'])
})

it('marks outdated translations as up to date', async () => {
  await save('de', 'Etiketten', 'published')
  expect(await act('upToDate', ['de'])).toEqual(['tags de unchanged'])
  await save('en', 'Stickers', 'published')
  expect(await act('upToDate', ['de'], team.author)).toEqual([
    expect.stringMatching(/^tags de refused \S+/),
  ])
  expect(await act('upToDate', ['en', 'de'], team.translator)).toEqual([
    'tags en unchanged',
    'tags de done',
  ])
})

it('assigns documents to those who may write the language', async () => {
  const { id } = team.translator
  expect(await act('assign', ['de', 'fr'], team.editor, [own()], id)).toEqual([
    'tags de done',
    expect.stringMatching(/^tags fr refused \S+/),
  ])
  expect(await act('assign', ['de'], team.editor, [own()], id)).toEqual(['tags de unchanged'])
  expect(await act('assign', ['de'], team.author)).toEqual([
    expect.stringMatching(/^tags de refused \S+/),
  ])
  expect(await act('assign', ['de'], team.translator)).toEqual(['tags de done'])
})

it('refuses documents that do not exist', async () => {
  const documents = [
    { slug: collection, id: 'none' },
    { slug: collection, id: '01930000-0000-7000-8000-000000000000' },
  ]
  const refused = expect.stringMatching(/^tags de refused \S+/)
  expect(await act('publish', ['de'], team.editor, documents)).toEqual([refused, refused])
})

it.each([
  ['an unknown action', { action: 'delete' }],
  ['a member of objects as action', { action: 'constructor' }],
  ['an assignee that is no id', { action: 'assign', assignee: 'lan' }],
  ['an unknown language', { locales: ['xx'] }],
  ['no language', { locales: [] }],
  ['no document', { documents: [] }],
  ['a collection without translations', { documents: [{ slug: 'users', id: '1' }] }],
  ['a document without id', { documents: [{ slug: 'posts' }] }],
  ['too many documents', { documents: Array(bulkLimits.itemsPerRequest + 1).fill(global) }],
])('refuses a request with %s', async (_, change) => {
  const body = { action: 'publish', locales: ['de'], documents: [own()], ...change }
  expect((await send(body, team.editor)).status).toBe(400)
})

it('lists all documents that match, for the team only', async () => {
  const path = `/translations/matches?kind=${collection}&language=de&state=draft`
  expect((await request(path, null)).status).toBe(403)
  expect(await (await request(path, team.author)).json()).toEqual({ documents: [own()] })
  expect((await send({}, null)).status).toBe(403)
})
