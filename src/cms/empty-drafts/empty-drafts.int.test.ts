import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { runQualityReport } from '@/cms/quality/run-report'
import { fillStates } from '@/desk/states/fill-states'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { purgeEmptyDrafts } from './purge-empty-drafts'

let payload: Payload
let team: Team
let request: TeamRequest

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

const editorial = ['posts', 'categories', 'tags', 'solutions', 'legal-pages'] as const
type Editorial = (typeof editorial)[number]

/** As Payload does when an empty form is opened. */
const open = async (collection: Editorial = 'posts', user = team.author) => {
  const data = {} as never
  const { id } = await payload.create({
    ...{ collection, data, draft: true, depth: 0, user },
    overrideAccess: false,
  })
  return id
}

const type = (id: string, data: object) =>
  request(`/posts/${id}?locale=en&draft=true&autosave=true`, team.author, {
    method: 'PATCH',
    body: JSON.stringify(data),
  })

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(statement)).rows

const isListed = async (id: string, collection: Editorial = 'posts') => {
  const own = { collection, pagination: false, user: team.editor, overrideAccess: false } as const
  const answer = await request(`/${collection}?draft=true&limit=0`, team.editor)
  const lists = [
    await payload.find({ ...own, draft: true }),
    await payload.find(own),
    (await answer.json()) as { docs: { id: string }[] },
  ]
  const counts = [await payload.count(own), { totalDocs: lists[1]?.docs.length }]
  expect(counts[0]).toEqual(counts[1])
  return lists.map(({ docs }) => docs.some((doc) => doc.id === id))
}

it.each(editorial)('lists no draft of an empty form: %s', async (collection) => {
  const id = await open(collection, team.editor)
  expect(await isListed(id, collection)).toEqual([false, false, false])
  await fillStates(payload)
  await runQualityReport(payload)
  for (const table of ['translation_states', 'activity_log', 'quality_findings'])
    expect(
      await rowsOf(sql`select 1 from ${sql.identifier(table)} where document_id = ${id}`),
    ).toEqual([])
  const opened = await request(`/${collection}/${id}?draft=true`, team.editor)
  expect(opened.status).toBe(200)
  const presence = await request(`/${collection}/${id}/presence?locale=en`, team.editor, {
    method: 'POST',
    body: JSON.stringify({ action: 'edit' }),
  })
  expect(presence.status).toBe(200)
})

it('lists it from its first save on, with whatever was typed first', async () => {
  const id = await open()
  expect((await type(id, { body: richText('First words') })).status).toBe(200)
  expect(await isListed(id)).toEqual([true, true, true])
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection: 'posts', where })
  expect(docs.map(({ version }) => JSON.stringify(version.body))).toEqual([
    expect.stringContaining('First words'),
  ])
  await type(id, { title: 'Title' })
  const actions = await rowsOf(
    sql`select action, user_id as user from activity_log where document_id = ${id} order by id`,
  )
  expect(actions[0]).toEqual({ action: 'created', user: team.author.id })
  expect(actions.slice(1).map(({ action }) => action)).not.toContain('created')
})

it('stays empty when its publication is refused, and is deleted with its document', async () => {
  const id = await open()
  const refused = await request(`/posts/${id}?locale=en`, team.author, {
    method: 'PATCH',
    body: JSON.stringify({ _status: 'published' }),
  })
  expect(refused.status).toBe(400)
  expect(await isListed(id)).toEqual([false, false, false])
  await payload.delete({ collection: 'posts', id })
  expect(await rowsOf(sql`select 1 from empty_drafts where document_id = ${id}`)).toEqual([])
})

it('deletes those that were abandoned a week ago', async () => {
  const [abandoned, open1, typed] = [await open(), await open(), await open()]
  await rowsOf(sql`update empty_drafts set created_at = now() - interval '8 days'
    where document_id in (${abandoned}, ${typed})`)
  await type(typed, { title: 'Typed late' })
  await purgeEmptyDrafts(payload)
  const left = await rowsOf(sql`
    select id from posts where id in (${abandoned}, ${open1}, ${typed}) order by id`)
  expect(left.map(({ id }) => id)).toEqual([open1, typed].sort())
  expect(await rowsOf(sql`select 1 from _posts_v where parent_id = ${abandoned}`)).toEqual([])
  expect(await rowsOf(sql`select 1 from _posts_v where parent_id is null`)).toEqual([])
})

it('is made by nobody who may not create, and not by the API', async () => {
  const refused = open('tags', team.translator)
  await expect(refused).rejects.toMatchObject({ status: 403 })
  const answer = await request('/posts?draft=true', team.author, { method: 'POST', body: '{}' })
  const { id } = ((await answer.json()) as { doc: { id: string } }).doc
  expect(await isListed(id)).toEqual([true, true, true])
})
