import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { sendNoticeMails } from '../notices/send-notice-mails'
import { commentLimits } from './limits'
import type { ShownThreads } from './show-threads'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0
const sendEmail = vi.fn(async (_mail: { to: string; subject: string; text: string }) => {})

const collection = 'solutions'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  vi.spyOn(payload, 'sendEmail').mockImplementation(sendEmail as unknown as Payload['sendEmail'])
})
afterAll(() => vi.restoreAllMocks())

beforeEach(async () => {
  sendEmail.mockClear()
  await payload.db.drizzle.execute(sql`update users set workflow_mail = false`)
  page = await payload.create({
    collection,
    data: {
      label: 'Labels',
      slug: `comments-${count++}`,
      hero: { title: 'Labels' },
      blocks: [
        { id: 'a', blockType: 'cards', title: 'Paper', items: [{ id: 'b', title: 'Matt' }] },
      ],
      _status: 'published',
    },
  })
})

const send = async (path: string, user: TypedUser | null, body?: object, method?: string) => {
  const answer = await request(`/${collection}/${page.id}/comments${path}`, user, {
    method: method ?? (body ? 'POST' : 'GET'),
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as ShownThreads }
}
const comment = (user: TypedUser, body: string, more: object = {}) =>
  send('', user, { locale: 'de', body, ...more })
const list = async () => (await send('', team.editor)).body.threads
const notices = async (user: TypedUser) => {
  const answer = await request('/workflow-notices', user)
  const { notices: found } = (await answer.json()) as {
    notices: { kind: string; documentId: string }[]
  }
  return found.filter(({ documentId }) => documentId === page.id).map(({ kind }) => kind)
}

it('are answered, resolved and opened again by an answer', async () => {
  const { body } = await comment(team.reviewer, 'Which paper?', { field: 'blocks.a.title' })
  const [thread] = body.threads
  expect(thread).toMatchObject({ field: 'blocks.a.title', path: 'blocks.0.title', locale: 'de' })
  await comment(team.translator, 'Matt', { thread: thread?.id })
  expect(await notices(team.reviewer)).toEqual(['reply'])
  await send(`/${thread?.id}`, team.reviewer, { resolved: true }, 'PATCH')
  expect(await list()).toMatchObject([{ resolvedBy: 'reviewer', comments: [{}, {}] }])
  await comment(team.translator, 'Or glossy', { thread: thread?.id })
  expect(await list()).toMatchObject([{ resolvedAt: null, comments: [{}, {}, {}] }])
})

it('stay readable when their field is deleted, under the name that it had', async () => {
  const { body } = await comment(team.editor, 'Too long', { field: 'blocks.a.title' })
  const label = body.threads[0]?.label
  expect(label).toContain('1')
  await payload.update({ collection, id: page.id, data: { blocks: [] } })
  expect(await list()).toMatchObject([{ field: 'blocks.a.title', path: null, label }])
  expect((await comment(team.editor, 'Again', { field: 'blocks.a.title' })).status).toBe(422)
})

it('notify who is mentioned, also by mail if they want it', async () => {
  const text = `See @{${team.translator.id}} and @{${team.author.id}}.`
  const { body } = await comment(team.editor, text)
  expect(body.threads[0]?.comments[0]?.body).toBe('See @translator and @author.')
  expect(await notices(team.translator)).toEqual(['mention'])
  expect(await notices(team.editor)).toEqual([])
  expect(await sendNoticeMails(payload)).toBe(0)
  await payload.update({
    collection: 'users',
    id: team.translator.id,
    data: { workflowMail: true },
  })
  await Promise.all([sendNoticeMails(payload), sendNoticeMails(payload)])
  expect(sendEmail).toHaveBeenCalledOnce()
  const [[mail] = []] = sendEmail.mock.calls
  expect(mail?.to).toBe('translator@example.com')
  expect(mail?.text).toContain('See @translator and @author.')
  expect(mail?.text).toContain(`/admin/collections/${collection}/${page.id}?locale=de`)
  expect(await sendNoticeMails(payload)).toBe(0)
})

it('are bounded in length and number', async () => {
  const long = 'a'.repeat(commentLimits.characters + 1)
  expect((await comment(team.editor, long)).status).toBe(422)
  expect((await comment(team.editor, '  ')).status).toBe(422)
  const { body } = await comment(team.editor, 'First')
  const thread = body.threads[0]?.id
  await payload.db.drizzle.execute(sql`
    insert into document_comments (thread_id, entity, document_id, locale, body)
    select ${thread}, ${collection}, ${page.id}, 'de', 'Answer'
    from generate_series(2, ${commentLimits.perThread})`)
  expect((await comment(team.editor, 'Last', { thread })).status).toBe(422)
  expect((await comment(team.editor, 'New')).status).toBe(200)
})

it.each([
  ['a thread of another document', { thread: '00000000-0000-4000-8000-000000000000' }, 404],
  ['an unknown field', { field: 'blocks.b.title' }, 422],
  ['a field that is no text', { field: 7 }, 400],
  ['an unknown language', { locale: 'xx' }, 400],
])('are refused for %s', async (_, more, status) => {
  expect((await comment(team.editor, 'Text', more)).status).toBe(status)
})

it('are resolved by the team of the language, and deleted by their authors and editors', async () => {
  const { body } = await comment(team.editor, 'Question')
  const path = `/${body.threads[0]?.id}`
  const statusOf = async (user: TypedUser | null, resolved?: boolean) =>
    resolved === undefined
      ? (await send(path, user, undefined, 'DELETE')).status
      : (await send(path, user, { resolved }, 'PATCH')).status
  expect(await statusOf(team.author, true)).toBe(403)
  expect(await statusOf(team.translator, true)).toBe(200)
  expect(await statusOf(team.reviewer, false)).toBe(200)
  for (const user of [null, team.author, team.translator, team.reviewer])
    expect(await statusOf(user)).toBe(403)
  expect(await statusOf(team.admin)).toBe(200)
  expect(await list()).toEqual([])
})

it('are deleted with their document', async () => {
  await comment(team.editor, `@{${team.author.id}}`)
  await payload.delete({ collection, id: page.id })
  const { rows } = await payload.db.drizzle.execute(sql`
    select from document_comments where document_id = ${page.id}
    union all select from staff_notices where document_id = ${page.id}`)
  expect(rows).toEqual([])
})
