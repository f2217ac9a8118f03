import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { fillStates } from '@/desk/states/fill-states'
import {
  countTranslations,
  findTranslations,
  type ShownTranslationState,
  type TranslationFilter,
} from '@/desk/states/find-translations'
import { listAssignees, readAssignees } from '@/desk/states/read-assignees'
import type { Locale } from '@/i18n/locales'
import type { Tag } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let req: PayloadRequest
let tag: Tag
let count = 0

const collection = 'tags'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  req = await createLocalReq({ user: team.editor }, payload)
})

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from translation_work`)
  await payload.delete({ collection, where: {}, context: { confirmedUses: true } })
  tag = await add('Labels')
  await save('de', 'Etiketten')
})

const add = (title: string) =>
  payload.create({ collection, data: { title, slug: `tag-${count++}`, _status: 'published' } })
const save = (locale: Locale, title: string) =>
  payload.update({ collection, id: tag.id, locale, data: { title, _status: 'published' } })
const find = async (filter: Partial<TranslationFilter>) =>
  (await findTranslations({ entity: collection, page: 1, ...filter }, req)).documents
const titles = async (filter: Partial<TranslationFilter>) =>
  (await find(filter)).map(({ title }) => title)
const stateOf = async (locale: Locale): Promise<ShownTranslationState | undefined> =>
  (await find({}))[0]?.states.find((state) => state.locale === locale)?.state
const post = async (path: string, body: object, user: TypedUser) => {
  const answer = await request(path, user, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

it('finds documents by language, state and words', async () => {
  await add('Wine lists')
  expect(await titles({})).toEqual(['Wine lists', 'Labels'])
  expect(await titles({ locale: 'de', state: 'published' })).toEqual(['Labels'])
  expect(await titles({ locale: 'de', state: 'missing' })).toEqual(['Wine lists'])
  expect(await titles({ words: 'list wine' })).toEqual(['Wine lists'])
  expect(await titles({ entity: 'categories' })).toEqual([])
  // Without any work, what readers see is approved.
  expect(await titles({ locale: 'de', step: 'approved' })).toEqual(['Labels'])
  expect(await titles({ locale: 'de', step: 'todo' })).toEqual(['Wine lists'])
  const counts = await countTranslations({ entity: collection }, req)
  expect(counts).toContainEqual({ locale: 'de', state: 'published', documents: 1 })
  expect(counts).toContainEqual({ locale: 'fr', state: 'missing', documents: 2 })
  const filtered = await countTranslations({ words: 'wine' }, req)
  expect(filtered).toContainEqual({ locale: 'de', state: 'missing', documents: 1 })
  expect(filtered.map(({ documents }) => documents)).toEqual(Array(10).fill(1))
})

it('finds documents by the person to whom they are assigned', async () => {
  await payload.db.drizzle.execute(sql`
    insert into translation_work (entity, document_id, locale, assignee)
    values (${collection}, ${tag.id}, 'de', ${team.translator.id})`)
  const assignee = String(team.translator.id)
  expect(await listAssignees(req)).toEqual([{ id: assignee, name: 'translator' }])
  expect(await readAssignees({ slug: collection, id: tag.id }, req)).toEqual({ de: 'translator' })
  expect(await titles({ assignee })).toEqual(['Labels'])
  expect(await titles({ assignee, locale: 'fr' })).toEqual([])
  expect(await titles({ assignee: String(team.editor.id) })).toEqual([])
  expect(await titles({ assignee: 'none' })).toEqual([])
  expect(await titles({ assignee: 'none', locale: 'fr' })).toEqual(['Labels'])
  const [shown] = await find({})
  expect(shown?.states.find(({ locale }) => locale === 'de')).toMatchObject({
    assignee: 'translator',
    step: 'todo',
  })
})

it('follows publishing, unpublishing, scheduling and restoring', async () => {
  const path = `/${collection}/${tag.id}`
  await payload.update({
    ...{ collection, id: tag.id, locale: 'de', data: { title: 'Aufkleber', _status: 'draft' } },
    draft: true,
  })
  expect(await stateOf('de')).toBe('draft')
  const change = { action: 'publish', locales: ['de'], at: new Date(Date.now() + 3_600_000) }
  expect((await post(`${path}/schedule`, change, team.editor)).status).toBe(200)
  expect(await stateOf('de')).toBe('scheduled')
  await payload.db.drizzle.execute(sql`delete from scheduled_changes`)
  await save('de', 'Aufkleber')
  expect(await stateOf('de')).toBe('published')
  await save('en', 'Stickers')
  expect(await stateOf('de')).toBe('outdated')
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: tag.id } } })
  const [older] = docs.filter(({ version }) => version.title === 'Labels')
  await post(`/${collection}/versions/${older?.id}?locale=en`, {}, team.editor)
  await payload.update({ collection, id: tag.id, data: { _status: 'published' } })
  expect(await stateOf('de')).toBe('published')
  await payload.update({ collection, id: tag.id, locale: 'de', data: { _status: 'draft' } })
  expect(await stateOf('de')).toBe('draft')
})

it('lets administrators compute all states again', async () => {
  await save('en', 'Stickers')
  await payload.db.drizzle.execute(sql`update translation_states set state = 'missing'`)
  expect((await post('/translations/rebuild', {}, team.editor)).status).toBe(403)
  expect((await post('/translations/rebuild', {}, team.admin)).status).toBe(202)
  expect(await fillStates(payload)).toBeGreaterThan(0)
  expect(await stateOf('de')).toBe('outdated')
})
