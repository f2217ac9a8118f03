import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { fillStates } from '@/desk/states/fill-states'
import { findTranslations, type TranslatedDocument } from '@/desk/states/find-translations'
import { withoutStates } from '@/desk/states/hooks'
import type { ShownState } from '@/desk/states/read-states'
import type { Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0

const collection = 'solutions'
const section = (title: string) => ({
  id: 'a',
  blockType: 'cards' as const,
  title,
  items: [{ id: 'item', title, path: '/wifi' }],
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
      slug: `state-${count++}`,
      hero: { title: 'Title' },
      blocks: [section('Section')],
      _status: 'published',
    },
  })
  await save('de', { label: 'Name', hero: { title: 'Titel' }, blocks: [section('Abschnitt')] })
})

const save = (locale: Locale, data: object, more: object = {}) =>
  payload.update({
    ...{ collection, id: page.id, locale, data: { ...data, _status: 'published' } },
    ...more,
  })
const path = (end = '') => `/${collection}/${page.id}/translations${end}`
const readStates = async (user: TypedUser = team.editor) => {
  const { states } = (await (await request(path(), user)).json()) as { states: ShownState[] }
  return Object.fromEntries(states.map(({ locale, ...state }) => [locale, state]))
}
const mark = async (end: string, body: object, user: TypedUser = team.editor) =>
  (await request(path(end), user, { method: 'POST', body: JSON.stringify(body) })).status

it('follows saves of a translation and of English', async () => {
  expect(await readStates()).toMatchObject({
    en: { state: 'published' },
    de: { state: 'published', missing: 0, outdated: 0 },
    fr: { state: 'missing', firstPath: 'label' },
  })
  await save('en', { blocks: [section('New section')] })
  expect(await readStates()).toMatchObject({
    de: { state: 'outdated', outdated: 2, firstPath: 'blocks.0.title' },
  })
  await save('de', { blocks: [section('Neuer Abschnitt')] })
  expect(await readStates()).toMatchObject({ de: { state: 'published', outdated: 0 } })
})

it('does not report translations as outdated because of an English draft', async () => {
  const data = { label: 'Draft', _status: 'draft' as const }
  await payload.update({ collection, id: page.id, locale: 'en', data, draft: true })
  expect(await readStates()).toMatchObject({ en: { state: 'draft' }, de: { state: 'published' } })
})

it('lets those who publish a language mark it as up to date', async () => {
  await save('en', { label: 'New label' })
  expect(await mark('/up-to-date', { locale: 'de' }, team.author)).toBe(403)
  expect(await mark('/up-to-date', { locale: 'en' })).toBe(400)
  expect(await mark('/up-to-date', { locale: 'de', keys: ['hero.title'] }, team.translator)).toBe(
    200,
  )
  expect(await readStates()).toMatchObject({ de: { state: 'outdated' } })
  expect(await mark('/up-to-date', { locale: 'de' }, team.translator)).toBe(200)
  expect(await readStates()).toMatchObject({ de: { state: 'published' } })
  await save('en', { label: 'Another label' })
  expect(await mark('/up-to-date', { locale: 'fr' }, team.translator)).toBe(403)
  expect(await readStates()).toMatchObject({ de: { state: 'outdated' } })
})

it('lets editors of English keep translations that the last change does not affect', async () => {
  await save('en', { label: 'Label!' })
  expect(await mark('/unaffected', {}, team.translator)).toBe(403)
  expect(await mark('/unaffected', {})).toBe(200)
  expect(await readStates()).toMatchObject({ de: { state: 'published' } })
  await save('en', { hero: { title: 'New title' } })
  await save('en', { label: 'Label?' })
  expect(await mark('/unaffected', {})).toBe(200)
  expect(await readStates()).toMatchObject({
    de: { state: 'outdated', outdated: 1, firstPath: 'hero.title' },
  })
})

it('fills in documents that were saved without states', async () => {
  await save('fr', { label: 'Nom', hero: { title: 'Titre' } }, { context: withoutStates })
  await payload.db.drizzle.execute(
    `delete from translation_states where document_id = '${page.id}'`,
  )
  expect(await readStates()).toEqual({})
  expect(await fillStates(payload)).toBeGreaterThan(0)
  expect(await readStates()).toMatchObject({
    de: { state: 'published' },
    fr: { state: 'incomplete' },
  })
  expect(await fillStates(payload)).toBe(0)
})

it('finds documents by words of their English title, language and state', async () => {
  await save('en', { label: `Findable ${page.id}` })
  const req = await createLocalReq({ user: team.editor }, payload)
  const find = async (filter: object) => {
    const { documents } = await findTranslations({ page: 1, ...filter }, req)
    return documents.map(({ id }) => id)
  }
  const words = `findable ${page.id.slice(0, 8)}`
  expect(await find({ words })).toContain(page.id)
  expect(await find({ words, locale: 'de', state: 'outdated' })).toContain(page.id)
  expect(await find({ words, locale: 'de', state: 'published' })).toEqual([])
})

it('lists the states of some documents, and forgets deleted ones', async () => {
  const ofList = `/translations/states?entity=${collection}&ids=${page.id}`
  const read = async () =>
    ((await (await request(ofList, team.author)).json()) as { documents: TranslatedDocument[] })
      .documents
  const [listed] = await read()
  expect(listed?.states).toHaveLength(10)
  await payload.delete({ collection, id: page.id })
  expect(await read()).toEqual([])
})
