import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0

const shared = 'All languages share this value. Edit it in English.'
const denied = 'You aren’t allowed to change this field.'
const blocks = (title: string, more: object = {}) => [
  {
    id: 'cards',
    blockType: 'cards' as const,
    title,
    items: [
      { id: 'one', icon: 'wifi' as const, title, path: '/wifi', ...more },
      { id: 'two', icon: 'link' as const, title, path: '/url' },
    ],
  },
]

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

beforeEach(async () => {
  page = await payload.create({
    collection: 'solutions',
    data: {
      label: 'Label',
      slug: `refused-${count++}`,
      hero: { title: 'Title' },
      blocks: blocks('Cards'),
      _status: 'published',
    },
  })
})

const patch = async (path: string, user: TypedUser, data: object, method = 'PATCH') => {
  const answer = await request(path, user, { method, body: JSON.stringify(data) })
  const body = await answer.json()
  const [error] = body.errors ?? []
  const paths = (error?.data?.errors ?? []).map((one: { path: string }) => one.path)
  return { status: answer.status, message: error?.message, paths, body }
}
const inGerman = (data: object, user: TypedUser = team.translator) =>
  patch(`/solutions/${page.id}?locale=de&draft=true`, user, data)
const title = { label: 'Name', hero: { title: 'Titel' } }
const read = (locale: 'en' | 'de') =>
  payload.findByID({ collection: 'solutions', id: page.id, locale, draft: true })

describe('a request in German', () => {
  it.each([
    ['the address', { slug: 'taken-over' }, 'slug', `Address name – ${shared}`],
    [
      'an icon in a row',
      { blocks: blocks('Karten', { icon: 'ban' }) },
      'blocks.0.items.0.icon',
      `Sections › 1 › Items › 1 › Icon – ${shared}`,
    ],
    [
      'the order of rows',
      { blocks: [{ ...blocks('Karten')[0], items: blocks('Karten')[0]?.items.toReversed() }] },
      'blocks.0.items',
      `Sections › 1 › Items – ${shared}`,
    ],
    [
      'a section of its own',
      { blocks: [...blocks('Karten'), { blockType: 'prose' }] },
      'blocks',
      `Sections – ${shared}`,
    ],
  ])('that changes %s is refused with its name', async (_, data, path, message) => {
    for (const user of [team.translator, team.editor, team.admin])
      expect(await inGerman({ ...title, ...data }, user)).toMatchObject({
        status: 403,
        message,
        paths: [path],
      })
    expect((await read('de')).label ?? null).toBeNull()
  })

  it('may contain shared values as they are, and a part of the rows', async () => {
    const stored = await read('en')
    const own = { slug: stored.slug, blocks: blocks('Karten') }
    expect((await inGerman({ ...title, ...own })).status).toBe(200)
    const [block] = blocks('Neu')
    const part = [{ ...block, items: block?.items.slice(1) }]
    expect((await inGerman({ blocks: part })).status).toBe(200)
    expect((await read('de')).blocks).toMatchObject([
      { items: [{ title: 'Karten' }, { title: 'Neu' }] },
    ])
  })

  it('of a form that was opened before English changed is saved', async () => {
    const opened = (
      await patch(`/solutions/${page.id}?locale=de&draft=true`, team.translator, title)
    ).body.doc
    await payload.update({
      ...{ collection: 'solutions', id: page.id, locale: 'en', draft: true },
      data: { blocks: blocks('Cards', { icon: 'ban' }) },
    })
    const answer = await inGerman({ ...opened, label: 'Später' })
    expect(answer.status).toBe(200)
    expect(await read('de')).toMatchObject({
      label: 'Später',
      blocks: [{ items: [{ icon: 'ban' }, {}] }],
    })
  })

  it('restores the texts of a version whose shared values were others', async () => {
    await inGerman(title)
    await payload.update({
      ...{ collection: 'solutions', id: page.id, locale: 'en' },
      data: { slug: `moved-${count++}`, _status: 'published' },
    })
    const where = { parent: { equals: page.id } }
    const versions = { collection: 'solutions', where, sort: 'createdAt' } as const
    const { docs } = await payload.findVersions(versions)
    const path = `/solutions/versions/${docs.at(1)?.id}?locale=de&draft=true`
    expect((await patch(path, team.translator, {}, 'POST')).status).toBe(200)
  })

  it('names the shared values of a single page', async () => {
    const items = (path: string) => [{ id: 'menu', label: 'Menu', path, children: [] }]
    await payload.updateGlobal({ slug: 'navigation', data: { items: items('/wifi') } })
    const answer = await patch(
      ...(['/globals/navigation?locale=de', team.translator] as const),
      ...([{ items: items('/url') }, 'POST'] as const),
    )
    expect(answer).toMatchObject({ status: 403, paths: ['items.0.path'] })
  })
})

describe('a field that a role may not change', () => {
  it.each(['translator', 'reviewer', 'author', 'editor'] as const)(
    'is named to a %s: the own role and email',
    async (role) => {
      const { id, name } = team[role]
      const path = `/users/${id}`
      expect(await patch(path, team[role], { role: 'admin' })).toMatchObject({
        status: 403,
        message: `Role – ${denied}`,
        paths: ['role'],
      })
      expect(await patch(path, team[role], { email: 'new@example.com' })).toMatchObject({
        status: 403,
        paths: ['email'],
      })
      expect((await patch(path, team[role], { name, role })).status).toBe(200)
      expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ role })
    },
  )

  it('is the author of an article', async () => {
    const { id } = await payload.create({
      collection: 'posts',
      data: { title: 'Own', slug: `own-${count++}`, author: team.author.id },
      draft: true,
    })
    const path = `/posts/${id}?locale=en&draft=true`
    const given = { author: team.editor.id }
    expect(await patch(path, team.author, { title: 'New', ...given })).toMatchObject({
      status: 403,
      message: `Author – ${denied}`,
      paths: ['author'],
    })
    const own = { title: 'New', author: { id: team.author.id } }
    expect((await patch(path, team.author, own)).status).toBe(200)
    expect((await patch(path, team.editor, given)).status).toBe(200)
  })

  it('is the folder of a picture in German, and the text of a message', async () => {
    const data = { reason: 'question', subject: 'Hello', email: 'a@example.com', message: 'Hi' }
    const created = await payload.create({ collection: 'messages', data: data as never })
    const path = `/messages/${created.id}`
    expect(await patch(path, team.editor, { message: 'Other' })).toMatchObject({
      status: 403,
      paths: ['message'],
    })
    expect((await patch(path, team.editor, { ...data, status: 'done' })).status).toBe(200)
  })
})
