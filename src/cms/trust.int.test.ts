import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { describeVersions, type StoredVersion } from './history/describe-versions'
import type { PresenceAction } from './presence/presence'

/**
 * Tests the information that two users of one document receive: the current editor, the errors and
 * the state of each language.
 */

const collection = 'tags'
let payload: Payload
let team: Team
let requestAs: TeamRequest
let id: string
let slug: string
let count = 0

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
})

beforeEach(async () => {
  slug = `tag-${count++}`
  const data = { title: 'Title', slug, _status: 'published' }
  id = (await send('POST', '/tags?locale=en', team.admin, data)).doc.id
  await send('PATCH', `/tags/${id}?locale=de`, team.editor, {
    title: 'Titel',
    _status: 'published',
  })
})

async function send(method: string, path: string, user: TypedUser | null, data?: object) {
  const answer = await requestAs(path, user, { method, body: data && JSON.stringify(data) })
  return { status: answer.status, ...(await answer.json()) }
}

describe('who edits a document', () => {
  const act = (user: TypedUser | null, action: PresenceAction, locale = 'en') =>
    send('POST', `/tags/${id}/presence?locale=${locale}`, user, { action })
  const editorOf = (user: TypedUser | null) => ({
    editor: user && { name: user.name, email: user.email },
  })

  it('is the first who changes it, until they leave or are taken over', async () => {
    expect(await act(team.admin, 'look')).toMatchObject({ editor: null })
    expect(await act(team.admin, 'edit')).toMatchObject(editorOf(team.admin))
    expect(await act(team.editor, 'edit')).toMatchObject(editorOf(team.admin))
    // An autosave does not end the editing.
    await send('PATCH', `/tags/${id}?locale=en&draft=true&autosave=true`, team.admin, {
      title: 'A',
    })
    expect(await act(team.editor, 'look')).toMatchObject(editorOf(team.admin))
    expect(await act(team.editor, 'takeOver')).toMatchObject(editorOf(team.editor))
    expect(await act(team.admin, 'edit')).toMatchObject(editorOf(team.editor))
    expect(await act(team.admin, 'leave')).toMatchObject(editorOf(team.editor))
    expect(await act(team.editor, 'leave')).toMatchObject({ editor: null })
  })

  it('is another one in each language', async () => {
    await act(team.admin, 'edit')
    expect(await act(team.translator, 'edit', 'de')).toMatchObject(editorOf(team.translator))
  })

  it('is nobody once it was not renewed for a while', async () => {
    await act(team.admin, 'edit')
    const key = `editing:tags:${id}:en`
    const stored = await payload.kv.get<object>(key)
    await payload.kv.set(key, { ...stored, renewedAt: new Date(0).toISOString() })
    expect(await act(team.editor, 'look')).toMatchObject({ editor: null })
  })

  it('is told to the team only, and can only be who may save it', async () => {
    expect((await act(null, 'look')).status).toBe(403)
    expect((await act(team.author, 'edit')).status).toBe(403)
    expect((await act(team.translator, 'takeOver', 'en')).status).toBe(403)
    expect((await act(team.translator, 'look', 'en')).status).toBe(200)
    const wrong = 'steal' as PresenceAction
    expect((await act(team.admin, wrong)).status).toBe(400)
  })
})

describe('a refusal', () => {
  it('names the field whose value is taken', async () => {
    const data = { title: 'Other', slug, _status: 'published' }
    const answer = await send('POST', '/tags?locale=en', team.editor, data)
    expect(answer.status).toBe(400)
    expect(answer.errors[0].message).toBe(
      'Address name – This value is already in use. Choose another.',
    )
    expect(answer.errors[0].data.errors).toMatchObject([
      { path: 'slug', message: 'This value is already in use. Choose another.' },
    ])
  })

  it('names the texts that a publication lacks', async () => {
    const data = { title: '', _status: 'published' }
    const answer = await send('PATCH', `/tags/${id}?locale=en`, team.editor, data)
    expect(answer.errors[0].message).toContain('Title')
    expect(answer.errors[0].data.errors).toMatchObject([{ path: 'title' }])
    const several = await send('POST', `/tags/${id}/languages`, team.editor, { locales: ['fr'] })
    expect(several.status).toBe(422)
    expect(several.errors[0].data.errors).toMatchObject([{ path: 'title', locale: 'fr' }])
  })

  it('names the languages of a translator', async () => {
    const answer = await send('PATCH', `/tags/${id}?locale=fr`, team.translator, { title: 'T' })
    expect(answer.status).toBe(403)
    expect(answer.errors[0].message).toBe('You can’t edit this language. Your languages: Deutsch')
  })

  it('names the role of the last administrator', async () => {
    const answer = await send('PATCH', `/users/${team.admin.id}`, team.admin, { role: 'editor' })
    expect(answer.status).toBe(400)
    expect(answer.errors[0].data.errors).toMatchObject([{ path: 'role' }])
  })
})

describe('the state of a language', () => {
  const draft = (locale: string, title: string, user = team.editor) =>
    send('PATCH', `/tags/${id}?locale=${locale}&draft=true&autosave=true`, user, { title })
  const read = (locale: string, more = '&draft=true') =>
    send('GET', `/tags/${id}?locale=${locale}${more}`, team.admin)

  it('goes back to what is published, in this language and in English also for shared values', async () => {
    await draft('en', 'Changed')
    await draft('de', 'Geändert')
    const path = `/tags/${id}?locale=en&draft=true`
    await send('PATCH', path, team.editor, { slug: `${slug}-changed` })
    expect((await send('POST', `/tags/${id}/revert?locale=de`, team.editor)).status).toBe(200)
    expect(await read('de')).toMatchObject({ title: 'Titel', _status: 'published' })
    expect(await read('en')).toMatchObject({ title: 'Changed', slug: `${slug}-changed` })
    expect((await send('POST', `/tags/${id}/revert?locale=en`, team.editor)).status).toBe(200)
    expect(await read('en')).toMatchObject({ title: 'Title', slug, _status: 'published' })
    expect(await read('de', '')).toMatchObject({ title: 'Titel', slug, _status: 'published' })
    expect((await send('POST', `/tags/${id}/revert?locale=fr`, team.editor)).status).toBe(409)
    expect((await send('POST', `/tags/${id}/revert?locale=en`, team.translator)).status).toBe(403)
  })

  it('has the newest shared values in its draft, also where it is published', async () => {
    const changed = { slug: `${slug}-changed` }
    await send('PATCH', `/tags/${id}?locale=en&draft=true`, team.editor, changed)
    expect(await read('de')).toMatchObject({ ...changed, title: 'Titel', _status: 'published' })
    await send('POST', '/globals/features?locale=en', team.editor, {
      hero: { title: 'Title' },
      _status: 'published',
    })
    const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) }
    expect(await send('GET', '/globals/features?draft=true', team.editor)).toMatchObject(dates)
  })

  it('comes back with a row that is restored, also in a global', async () => {
    const path = '/globals/footer?draft=true&locale='
    const save = (locale: string, columns: object[]) =>
      send('POST', `${path}${locale}`, team.editor, { columns })
    await save('en', [{ id: 'column', title: 'Tools', links: [] }])
    await save('de', [{ id: 'column', title: 'Werkzeuge' }])
    const { docs } = await send('GET', '/globals/footer/versions?sort=-updatedAt', team.editor)
    await save('en', [])
    await send('POST', `/globals/footer/versions/${docs[0].id}?draft=true&locale=en`, team.editor)
    const { columns } = await send('GET', `${path}de`, team.editor)
    expect(columns).toMatchObject([{ id: 'column', title: 'Werkzeuge' }])
  })

  it('is told with who saved each version, which no one can forge', async () => {
    await draft('en', 'One', team.admin)
    await draft('en', 'Two', team.admin)
    await draft('en', 'Three', team.editor)
    await draft('de', 'Drei', team.editor)
    const forged = { title: 'Vier', lastEditedBy: team.admin.id, _status: 'published' }
    await send('PATCH', `/tags/${id}?locale=de`, team.translator, forged)
    const { docs } = await payload.findVersions({
      collection,
      where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
      locale: 'all',
      sort: '-updatedAt',
      depth: 0,
    })
    const described = describeVersions(docs as StoredVersion[], ['en', 'de'])
    expect(described.map(({ edit, state }) => [edit?.locale, edit?.user, state])).toEqual([
      ['de', team.translator.id, 'public'],
      ['de', team.editor.id, 'draft'],
      ['en', team.editor.id, 'currentDraft'],
      ['en', team.admin.id, 'draft'],
      ['de', team.editor.id, 'earlierPublic'],
      ['en', team.admin.id, 'public'],
    ])
    const visible = await send('GET', `/tags/${id}?locale=en`, null)
    expect(visible).not.toHaveProperty('lastEditedBy')
    expect(visible).not.toHaveProperty('lastEditedAt')
  })

  it('is what the list of a language filters by', async () => {
    await draft('de', 'Geändert')
    const find = async (locale: string, status: string) => {
      const path = `/tags?locale=${locale}&draft=true&where[_status][equals]=${status}&where[id][equals]=${id}`
      return (await send('GET', path, team.admin)).totalDocs
    }
    expect([await find('de', 'draft'), await find('de', 'published')]).toEqual([1, 0])
    expect([await find('en', 'draft'), await find('en', 'published')]).toEqual([0, 1])
  })
})
