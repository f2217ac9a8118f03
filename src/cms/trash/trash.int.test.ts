import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listDraftLinks } from '@/cms/preview/draft-links'
import { publishedIn } from '@/cms/published-in'
import { scheduleChanges } from '@/cms/schedule/schedule-changes'
import { findUses } from '@/cms/uses/find-uses'
import { fillStates } from '@/desk/states/fill-states'
import { type Locale, localeCodes } from '@/i18n/locales'
import type { Post } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let slug: string
let id: string
let count = 0

const collection = 'posts'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

beforeEach(async () => {
  slug = `article-${count++}`
  id = await createPost(slug)
  await write('de', { title: 'Titel', body: richText('Text'), _status: 'published' })
  await write('fr', { title: 'Titre', body: richText('Texte') }, true)
})

const createPost = async (ownSlug: string, data: Pick<Post, 'related'> = {}) =>
  (
    await payload.create({
      collection,
      data: {
        title: 'Title',
        slug: ownSlug,
        body: richText('Text'),
        _status: 'published',
        ...data,
      },
    })
  ).id

const write = (locale: Locale, data: object, draft = false) =>
  payload.update({ collection, id, locale, data, draft })

const patch = (user: TypedUser | null, path: string, data: object) =>
  request(path, user, { method: 'PATCH', body: JSON.stringify(data) })

const trash = (user: TypedUser | null = team.editor, query = '') =>
  patch(user, `/posts/${id}${query}`, { deletedAt: '2026-01-01T00:00:00.000Z' })

const restore = (user: TypedUser | null, data: object = { _status: 'draft' }) =>
  patch(user, `/posts?trash=true&where[id][equals]=${id}`, { deletedAt: null, ...data })

const read = (draft = false) =>
  payload.findByID({ collection, id, locale: 'all', draft, trash: true })

const run = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows

const listed = () => run(sql`select locales::text from post_listing where post_id = ${id}`)
const states = () =>
  run(sql`select locale, state, outdated from translation_states
    where document_id = ${id} and locale in ('de', 'en') order by locale::text`)

async function reqOf(user: TypedUser) {
  return createLocalReq({ user }, payload)
}

describe('a document in the trash', () => {
  it('is unpublished in all languages and missing from every list', async () => {
    expect(await listed()).toEqual([{ locales: '{en,de}' }])
    expect((await trash()).status).toBe(200)

    const doc = await read()
    expect(doc.deletedAt).toBeTruthy()
    // The time is that of the server.
    expect(Date.parse(String(doc.deletedAt))).toBeGreaterThan(Date.parse('2026-01-02'))
    expect(publishedIn(doc)).toEqual([])
    expect(publishedIn(await read(true))).toEqual([])
    expect(await listed()).toEqual([])
    expect(await states()).toEqual([])
    const answer = await request(`/posts?where[id][equals]=${id}&draft=true`, team.editor)
    expect((await answer.json()).docs).toEqual([])
    expect((await request(`/posts/${id}/languages`, team.editor)).status).toBe(404)

    // Computing all states does not bring it back.
    await fillStates(payload)
    expect(await states()).toEqual([])
  })

  it('loses its scheduled changes and its links to drafts', async () => {
    const body = JSON.stringify({ days: 1, locale: null, note: '' })
    await request(`/posts/${id}/draft-links`, team.editor, { method: 'POST', body })
    const req = await reqOf(team.editor)
    const at = new Date(Date.now() + 86_400_000)
    await scheduleChanges(req, { slug: collection, id }, { action: 'publish', locales: ['fr'], at })
    const places = () => run(sql`select from scheduled_changes where document = ${id}`)
    expect(await places()).toHaveLength(1)

    await trash()

    expect(await places()).toEqual([])
    expect(await listDraftLinks({ entity: collection, id }, req)).toEqual([])
  })

  it('cannot be changed, published or restored to a version', async () => {
    await trash()
    for (const data of [{ title: 'Other' }, { _status: 'published' }]) {
      expect((await patch(team.editor, `/posts/${id}?trash=true`, data)).status).toBe(404)
      await patch(team.editor, `/posts?trash=true&where[id][equals]=${id}`, data)
    }
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
    const path = `/posts/versions/${docs.at(-1)?.id}?locale=en`
    expect((await request(path, team.editor, { method: 'POST' })).status).toBe(404)
    expect(await read()).toMatchObject({ title: { en: 'Title' }, _status: { en: 'draft' } })
  })

  it('comes back as a draft, with what is outdated in its translations', async () => {
    await write('en', { title: 'Changed', _status: 'published' })
    const before = await states()
    expect(before).toEqual([
      { locale: 'de', state: 'outdated', outdated: 1 },
      { locale: 'en', state: 'published', outdated: 0 },
    ])
    await trash()
    expect((await restore(team.editor)).status).toBe(200)

    const doc = await read()
    expect(doc.deletedAt).toBeNull()
    expect(publishedIn(doc)).toEqual([])
    expect(doc).toMatchObject({ slug, title: { en: 'Changed', de: 'Titel' } })
    expect(await states()).toEqual([
      { locale: 'de', state: 'outdated', outdated: 1 },
      { locale: 'en', state: 'draft', outdated: 0 },
    ])
  })

  it('comes back in the languages in which it was published, if this is chosen', async () => {
    await trash()
    expect((await restore(team.editor, { _status: 'published' })).status).toBe(200)
    expect(publishedIn(await read())).toEqual(['en', 'de'])
    expect(await listed()).toEqual([{ locales: '{en,de}' }])
  })

  it('comes back in ten languages with twice the saves of publishing one, and as it was', async () => {
    for (const locale of localeCodes.filter((code) => code !== 'en' && code !== 'fr'))
      await write(locale, { title: locale, body: richText(locale), _status: 'published' })
    const names = ['updateOne', 'createVersion', 'updateVersion'] as const
    const saves = names.map((name) => vi.spyOn(payload.db, name))
    const count = async (work: () => Promise<unknown>) => {
      for (const spy of saves) spy.mockClear()
      await work()
      return saves.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    }
    const one = await count(() => write('de', { title: 'Neu', _status: 'published' }))
    const before = await read()
    const shown = await states()
    await trash()
    let status = 0
    const all = await count(async () => {
      status = (await restore(team.editor, { _status: 'published' })).status
    })
    vi.restoreAllMocks()
    expect(status).toBe(200)
    expect(one).toBeGreaterThan(1)
    expect(all).toBeLessThanOrEqual(2 * one)
    const {
      updatedAt: _,
      revision: _revision,
      lastEditedAt,
      lastEditedBy,
      ...rest
    } = before as Post
    expect(await read()).toMatchObject(rest)
    expect(publishedIn(await read(true))).toEqual(publishedIn(before))
    expect(await states()).toEqual(shown)
    const done = await run(sql`select locale::text from activity_log
      where document_id = ${id} and action = 'published' and user_id = ${team.editor.id}`)
    expect(done).toHaveLength(localeCodes.length - 1)
  })

  it('is checked again in languages with unpublished changes', async () => {
    await write('de', { title: '' }, true)
    await trash()
    const answer = await restore(team.editor, { _status: 'published' })
    expect(JSON.stringify(await answer.json())).toContain('invalid: Title')
    expect((await read()).deletedAt).toBeTruthy()
  })

  it('does not reserve its address, and comes back with another if the address is used', async () => {
    await trash()
    const other = await request('/posts?locale=en', team.editor, {
      method: 'POST',
      body: JSON.stringify({ title: 'Other', slug, body: richText('Text'), _status: 'published' }),
    })
    expect(other.status).toBe(201)
    expect((await restore(team.editor, { _status: 'published' })).status).toBe(200)
    expect(await read()).toMatchObject({ slug: `${slug}-2`, _status: { en: 'published' } })
  })

  it('is not restored to the trash with a version from there', async () => {
    await trash()
    await restore(team.editor)
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection, trash: true, where, limit: 3 })
    for (const version of docs) {
      const path = `/posts/versions/${version.id}?locale=en`
      expect((await request(path, team.editor, { method: 'POST' })).status).toBe(200)
    }
    expect((await read()).deletedAt).toBeNull()
  })
})

describe('the trash', () => {
  it('is open to those who may delete', async () => {
    await payload.update({ collection, id, data: { author: team.author.id } })
    for (const user of [team.author, team.translator, null])
      expect((await trash(user)).status).not.toBe(200)
    expect((await read()).deletedAt).toBeFalsy()
    await trash()
    for (const user of [team.author, team.translator, null]) {
      await restore(user)
      expect((await read()).deletedAt).toBeTruthy()
    }
    const path = `/posts/${id}?trash=true`
    expect((await request(path, team.author, { method: 'DELETE' })).status).toBe(403)
    expect((await request(path, team.editor, { method: 'DELETE' })).status).toBe(200)
    expect(await run(sql`select from posts where id = ${id}`)).toEqual([])
    expect(await run(sql`select from trashed_documents where document_id = ${id}`)).toEqual([])
  })

  it('accepts what is in use only after a confirmation', async () => {
    const user = await createPost(`user-of-${slug}`, { related: [id] })
    const refused = await trash()
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors[0].data.uses).toHaveLength(1)
    expect((await read()).deletedAt).toBeFalsy()
    expect((await trash(team.editor, '?confirm=used')).status).toBe(200)
    // A confirmed deletion needs no second confirmation.
    const path = `/posts/${id}?trash=true`
    expect((await request(path, team.editor, { method: 'DELETE' })).status).toBe(200)
    expect(user).toBeTruthy()
  })

  it('contains documents that do not count as uses', async () => {
    const target = await createPost(`target-of-${slug}`)
    await write('en', { related: [target], _status: 'published' })
    const req = await reqOf(team.editor)
    expect((await findUses(collection, target, req)).uses).toHaveLength(1)
    await trash()
    expect((await findUses(collection, target, req)).uses).toEqual([])
  })

  it('receives several documents at once', async () => {
    const other = await createPost(`other-of-${slug}`)
    const path = `/posts?where[id][in]=${id},${other}`
    const answer = await patch(team.editor, path, { deletedAt: new Date().toISOString() })
    expect(answer.status).toBe(200)
    expect((await answer.json()).docs).toHaveLength(2)
    const { totalDocs } = await payload.count({
      collection,
      trash: true,
      where: { and: [{ id: { in: [id, other] } }, { deletedAt: { exists: true } }] },
    })
    expect(totalDocs).toBe(2)
  })
})
