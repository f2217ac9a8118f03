import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import type { Languages } from './languages'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0

const collection = 'solutions'
const section = (id: string, title: string) => ({
  id,
  blockType: 'cards' as const,
  title,
  items: [{ id: `item-of-${id}`, title, path: '/wifi' }],
})

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

beforeEach(async () => {
  page = await payload.create({
    collection,
    data: {
      label: 'Label',
      slug: `page-${count++}`,
      hero: { title: 'Title' },
      blocks: [section('a', 'A'), section('b', 'B')],
      _status: 'published',
    },
  })
  const untranslated = {
    id: 'b',
    blockType: 'cards',
    items: [{ id: 'item-of-b', path: '/wifi' }],
  }
  const blocks = [section('a', 'A'), untranslated]
  const german = { label: 'Name', hero: { title: 'Titel' }, blocks }
  await write('de', { ...german, _status: 'published' }, {})
  await write('fr', { label: 'Nom', hero: { title: 'Titre' } })
})

const write = (locale: Locale, data: object, more: object = { draft: true }) =>
  payload.update({ collection, id: page.id, locale, data, ...more })

const languagesPath = () => `/${collection}/${page.id}/languages`
const sendJson = (method: string, path: string, user: TypedUser | null, body: object) =>
  request(path, user, { method, body: JSON.stringify(body) })
const publish = (user: TypedUser | null, locales: unknown) =>
  sendJson('POST', languagesPath(), user, { locales })
const isPublished = async (locale: Locale) =>
  (await payload.findByID({ collection, id: page.id, locale }))._status === 'published'

describe('the languages of a document', () => {
  it('are told with their state, what they lack and which sections they show', async () => {
    await write('de', { label: 'Neuer Name' })
    const answer = await request(languagesPath(), team.author)
    const { languages, rows } = (await answer.json()) as Languages
    const stateOf = (code: Locale) => languages.find(({ locale }) => locale === code)
    expect(stateOf('en')).toMatchObject({
      state: 'published',
      missing: [],
      outdated: 0,
      findings: [],
    })
    expect(stateOf('de')).toMatchObject({ state: 'changed' })
    expect(stateOf('de')?.missing).toHaveLength(2)
    expect(stateOf('fr')).toMatchObject({ state: 'draft' })
    expect(stateOf('ja')).toMatchObject({ state: 'empty' })
    expect(rows.map(({ id, locales }) => [id, locales])).toEqual([
      ['a', ['de']],
      ['item-of-a', ['de']],
      ['b', []],
      ['item-of-b', []],
    ])
  })

  it('list what the check of each language finds', async () => {
    await write('en', { label: 'Large printed posters' })
    await write('de', { label: 'Large printed posters' })
    const answer = await request(languagesPath(), team.translator)
    const { languages } = (await answer.json()) as Languages
    expect(languages.filter(({ findings }) => findings.length > 0)).toMatchObject([
      {
        locale: 'de',
        findings: [
          { kind: 'sameAsEnglish', count: 1, details: ['Large printed posters'], path: 'label' },
        ],
      },
    ])
  })

  it('are published together, English first, and the others stay as they are', async () => {
    await write('fr', { blocks: [section('a', 'A'), section('b', 'B')] })
    await write('en', { label: 'New label' })
    const answer = await publish(team.editor, ['fr', 'en'])
    expect(answer.status).toBe(200)
    expect(await isPublished('fr')).toBe(true)
    expect((await payload.findByID({ collection, id: page.id })).label).toBe('New label')
    expect(await isPublished('ja')).toBe(false)
  })

  it('are refused by name where one is incomplete, and then none is published', async () => {
    await write('en', { label: 'New label' })
    const answer = await publish(team.editor, ['en', 'ja'])
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors[0].message).toContain('日本語')
    expect((await payload.findByID({ collection, id: page.id })).label).toBe('Label')
  })

  it.each(['translator', 'author'] as const)('are not published by a %s', async (role) => {
    const answer = await publish(team[role], ['en'])
    expect(answer.status).toBe(403)
  })

  it('are published by their translator', async () => {
    await write('de', { label: 'Neu', blocks: [section('a', 'A'), section('b', 'B')] })
    expect((await publish(team.translator, ['de'])).status).toBe(200)
    expect((await payload.findByID({ collection, id: page.id, locale: 'de' })).label).toBe('Neu')
  })

  it.each([[[]], [['xx']], ['en'], [undefined]])('refuse the list %j', async (locales) => {
    expect((await publish(team.editor, locales)).status).toBe(400)
  })

  it('are not shown to visitors', async () => {
    expect((await request(languagesPath(), null)).status).toBe(403)
    expect((await publish(null, ['en'])).status).toBe(403)
  })

  it('of a global are published together as well', async () => {
    const hero = { title: 'Title' }
    await payload.updateGlobal({ slug: 'features', data: { hero }, draft: true })
    await payload.updateGlobal({ slug: 'features', data: { hero }, draft: true, locale: 'de' })
    const path = '/globals/features/languages'
    const answer = await sendJson('POST', path, team.admin, { locales: ['en', 'de'] })
    const { languages } = (await answer.json()) as Languages
    expect(languages.filter(({ state }) => state === 'published').map((one) => one.locale)).toEqual(
      ['en', 'de'],
    )
  })
})

describe('copying a language', () => {
  it.each([
    ['editor', true],
    ['translator', true],
    ['editor', false],
  ] as const)('writes a draft for the %s, overwriting: %s', async (role, overrideData) => {
    const user = team[role]
    const req = await createLocalReq({ user, locale: 'de' }, payload)
    await copyDataFromLocale({
      collectionSlug: collection,
      docID: page.id,
      fromLocale: 'en',
      toLocale: 'de',
      overrideData,
      req,
    })
    const read = (draft: boolean) =>
      payload.findByID({ collection, id: page.id, locale: 'de', draft, depth: 0 })
    expect((await read(false)).label).toBe('Name')
    const copied = await read(true)
    expect(copied.label).toBe(overrideData ? 'Label' : 'Name')
    expect(copied.blocks?.[1]).toMatchObject(section('b', 'B'))
  })
})

describe('a request to write', () => {
  const patch = (user: TypedUser, query: string, body: object) =>
    sendJson('PATCH', `/${collection}/${page.id}?${query}`, user, body)

  it.each(['publishAllLocales=true', 'unpublishAllLocales=true', 'locale=all'])(
    'cannot reach every language with %s',
    async (query) => {
      for (const user of [team.admin, team.editor])
        expect((await patch(user, query, { label: 'X' })).status).toBe(403)
    },
  )

  it('that names no language concerns English', async () => {
    const data = {
      label: 'New',
      slug: `new-${count}`,
      hero: { title: 'New' },
      _status: 'published',
    }
    const answer = await sendJson('POST', `/${collection}`, team.editor, data)
    const { id } = (await answer.json()).doc
    expect((await payload.findByID({ collection, id })).label).toBe('New')
  })

  it('takes one language down, also an incomplete one, and no other', async () => {
    await write('de', { label: '' })
    expect((await patch(team.editor, 'locale=de', { _status: 'draft' })).status).toBe(200)
    expect(await isPublished('de')).toBe(false)
    expect(await isPublished('en')).toBe(true)
  })

  it('publishes the selected rows of a list in its language, and takes them down there', async () => {
    await write('en', { label: 'New label' })
    await write('de', { label: 'Neuer Name', blocks: [section('a', 'A'), section('b', 'B')] })
    const patchRows = async (query: string, _status: string) => {
      const path = `/${collection}?${query}&where[id][in][0]=${page.id}`
      const { docs, errors } = await (
        await sendJson('PATCH', path, team.editor, { _status })
      ).json()
      return [docs.length, errors.length]
    }
    expect(await patchRows('locale=de&draft=true', 'published')).toEqual([1, 0])
    const read = (locale: Locale) => payload.findByID({ collection, id: page.id, locale })
    expect((await read('de')).label).toBe('Neuer Name')
    expect(await read('en')).toMatchObject({ label: 'Label', _status: 'published' })
    expect(await isPublished('fr')).toBe(false)
    expect(await patchRows('locale=ja&draft=true', 'published')).toEqual([0, 1])
    expect(await isPublished('ja')).toBe(false)
    expect(await patchRows('locale=de', 'draft')).toEqual([1, 0])
    expect([await isPublished('de'), await isPublished('en')]).toEqual([false, true])
  })

  it('leaves fields alone that it does not name, also inside rows', async () => {
    const body = { hero: { title: 'Neuer Titel' } }
    expect((await patch(team.translator, 'locale=de&draft=true', body)).status).toBe(200)
    const rows = { blocks: [{ id: 'a', blockType: 'cards', title: 'Neu' }] }
    expect((await patch(team.translator, 'locale=de&draft=true', rows)).status).toBe(200)
    const read = (locale: Locale) =>
      payload.findByID({ collection, id: page.id, locale, draft: true })
    const [german, english] = [await read('de'), await read('en')]
    expect(german.label).toBe('Name')
    expect(german.blocks?.[0]).toMatchObject({
      title: 'Neu',
      items: [{ title: 'A', path: '/wifi' }],
    })
    expect(english.blocks).toMatchObject([section('a', 'A'), section('b', 'B')])
  })

  it('of a translation leaves the codes of sections alone that it does not name', async () => {
    const code = {
      type: 'wifi' as const,
      fields: 'ssid: Garden\nsecurity: open',
      preset: 'lagoon' as const,
    }
    const items = [{ id: 'one', scene: 'card' as const, title: 'A', code }]
    const blocks = [{ id: 'x', blockType: 'examples' as const, title: 'A', items }]
    await write('en', { blocks, _status: 'published' }, {})
    await write('de', { blocks, _status: 'published' }, {})
    for (const user of [team.translator, team.editor]) {
      const body = { hero: { title: `Von ${user.name}` }, _status: 'published' }
      expect((await patch(user, 'locale=de', body)).status).toBe(200)
      const english = await payload.findByID({ collection, id: page.id })
      expect(english.blocks).toMatchObject(blocks)
    }
  })

  it('changes what all languages share in English only, whoever sends it', async () => {
    const body = { slug: 'elsewhere', blocks: [] }
    for (const user of [team.admin, team.editor, team.translator])
      expect((await patch(user, 'locale=de&draft=true', body)).status).toBe(403)
    const english = await payload.findByID({ collection, id: page.id, draft: true })
    expect(english.slug).toBe(page.slug)
    expect(english.blocks).toHaveLength(2)
  })

  it('that both sides changed is refused with both versions', async () => {
    const read = await request(
      `/${collection}/${page.id}?draft=true&locale=en&depth=0`,
      team.editor,
    )
    const { revision } = await read.json()
    await write('en', { label: 'Theirs', hero: { title: 'Title' } })
    const merged = await patch(team.editor, 'draft=true', { hero: { title: 'Mine' }, revision })
    expect(merged.status).toBe(200)
    const refused = await patch(team.editor, 'draft=true', { label: 'Mine', revision })
    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()).errors[0].data
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['label', 'revision'])
    expect(JSON.parse(errors[1].message).theirs).toEqual({ label: 'Theirs' })
    const saved = await payload.findByID({ collection, id: page.id, draft: true })
    expect(saved).toMatchObject({ label: 'Theirs', hero: { title: 'Mine' } })
  })
})
