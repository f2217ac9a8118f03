import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { maxActiveLinks, openDraftLink } from './draft-links'
import type { DraftLinks } from './endpoints'

let payload: Payload
let team: Team
let request: TeamRequest
let category: string
let id: string

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  category = (
    await payload.create({
      collection: 'categories',
      data: { title: 'Print', slug: 'print', _status: 'published' },
    })
  ).id
  await payload.update({
    collection: 'categories',
    id: category,
    draft: true,
    data: { title: 'Secret category' },
  })
  id = (
    await payload.create({
      collection: 'posts',
      draft: true,
      data: { title: 'Secret', slug: 'secret', body: richText('Text'), category },
    })
  ).id
  await payload.update({
    collection: 'posts',
    id,
    locale: 'de',
    draft: true,
    data: { title: 'Geheim' },
  })
})

const send = (method: string, user: TypedUser | null, path = '', body?: object) =>
  request(`/posts/${id}/draft-links${path}`, user, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })

async function share(
  locales: Locale[] | null = null,
  user = team.editor,
): Promise<DraftLinks & { token: string }> {
  const answer = await send('POST', user, '', { days: 1, locales, note: ' For Mai ' })
  expect(answer.status).toBe(200)
  const found = (await answer.json()) as DraftLinks
  return { ...found, token: new URL(found.url ?? '').pathname.split('/').at(-1) ?? '' }
}

async function show(token: string, locale: Locale) {
  const { findPost } = await import('@/data/find-document')
  const { openSharedDraft } = await import('@/data/open-shared-draft')
  const { readShared } = await import('@/data/shared-scope')
  const draft = await openSharedDraft(token)
  if (!draft) return undefined
  return (await readShared(draft, () => findPost(draft.slug, locale)))?.document
}

it('opens the draft of one document to people without an account', async () => {
  const { token, links, url } = await share()
  expect(url).toMatch(/\/draft\/[\w-]{32}$/)
  expect(links[0]).toMatchObject({ note: 'For Mai', locales: null, state: 'active', usedAt: null })
  expect(JSON.stringify(links)).not.toContain(token)
  expect(await show(token, 'en')).toMatchObject({ title: 'Secret' })
  expect(await show(token, 'de')).toMatchObject({ title: 'Geheim' })
  const { findPost } = await import('@/data/find-document')
  expect(await findPost('secret', 'en')).toBeNull()
  const { links: used } = (await (await send('GET', team.editor)).json()) as DraftLinks
  expect(used[0]?.usedAt).not.toBeNull()
})

it('shows no drafts of related documents', async () => {
  const { token } = await share()
  expect((await show(token, 'en'))?.category).toMatchObject({ title: 'Print' })
})

it('shows no English draft in a link without English', async () => {
  const { token, url } = await share(['de'])
  expect(url).toMatch(/\/draft\/[\w-]{32}\?lang=de$/)
  const shown = await show(token, 'de')
  expect(shown?.title).toBe('Geheim')
  expect(JSON.stringify(shown)).not.toContain('Secret')
  expect(shown?.body).toBeFalsy()
})

it('ends when it expires, is revoked, or its account or document is deleted', async () => {
  const expired = await share()
  await payload.db.drizzle.execute(
    sql`update draft_links set expires_at = now() where id = ${expired.links[0]?.id}`,
  )
  expect(await openDraftLink(expired.token, payload)).toBeUndefined()

  const revoked = await share()
  expect((await send('DELETE', team.editor, `/${revoked.links[0]?.id}`)).status).toBe(200)
  expect(await openDraftLink(revoked.token, payload)).toBeUndefined()
  const { links } = (await (await send('GET', team.editor)).json()) as DraftLinks
  expect(links.map(({ state }) => state)).toEqual(expect.arrayContaining(['expired', 'revoked']))

  const data = { name: 'Gone', email: 'gone@example.com', password: 'correct horse' }
  const gone = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  const orphan = await share(null, { ...gone, collection: 'users' } as TypedUser)
  await payload.delete({ collection: 'users', id: gone.id })
  expect(await openDraftLink(orphan.token, payload)).toBeUndefined()

  for (const token of ['', 'x'.repeat(32), "' or true --", 'é'.repeat(32)])
    expect(await openDraftLink(token, payload)).toBeUndefined()
})

it('is created and revoked by those who may publish its languages', async () => {
  const body = { days: 7, note: '' }
  const statusOf = async (user: TypedUser | null, locales: Locale[] | null) =>
    (await send('POST', user, '', { ...body, locales })).status
  expect(await statusOf(null, null)).toBe(403)
  expect(await statusOf(team.author, ['de'])).toBe(403)
  expect(await statusOf(team.translator, null)).toBe(403)
  expect(await statusOf(team.translator, ['de', 'fr'])).toBe(403)
  expect(await statusOf(team.translator, ['de'])).toBe(200)

  const { links } = await share(['fr'])
  const path = `/${links[0]?.id}`
  expect((await send('DELETE', team.translator, path)).status).toBe(403)
  expect((await send('DELETE', null, path)).status).toBe(403)
  expect((await send('DELETE', team.admin, path)).status).toBe(200)
  expect((await send('DELETE', team.admin, '/unknown')).status).toBe(404)
})

it('refuses other times, unknown languages, long notes and too many links', async () => {
  for (const body of [
    { days: 365, locales: null },
    { days: '1', locales: null },
    { days: 1, locales: [] },
    { days: 1, locales: ['xx'] },
    { days: 1, locales: 'de' },
    { days: 1, locales: null, note: 'x'.repeat(201) },
    {},
  ])
    expect((await send('POST', team.editor, '', body)).status).toBe(400)
  const path = '/tags/00000000-0000-0000-0000-000000000000/draft-links'
  expect((await request(path, team.editor)).status).toBe(404)

  const req = await createLocalReq({ user: team.editor }, payload)
  await payload.db.drizzle.execute(sql`
    insert into draft_links (token_hash, entity, document_id, note, user_id, expires_at)
    select sha256(number::text::bytea), 'posts', ${id}, '', ${req.user?.id}, now() + interval '1 day'
    from generate_series(1, ${maxActiveLinks}) number`)
  const refused = await send('POST', team.editor, '', { days: 1, locales: null })
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors[0].message).toMatch(/20/)
})
