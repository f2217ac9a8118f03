import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  countTranslations,
  findTranslations,
  readListedStates,
} from '@/desk/states/find-translations'
import { findWork } from '@/desk/states/find-work'
import { readTranslationStates } from '@/desk/states/read-states'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let count = 0

const collection = 'tags'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
})

async function draft(more: object = {}) {
  const data = { title: 'Menus', slug: `ready-${count++}`, ...more }
  return (await payload.create({ collection, data: data as never, draft: !('_status' in more) })).id
}
const reqOf = (user: TypedUser) => createLocalReq({ user }, payload)
const write = (id: string, data: object, locale: Locale = 'en') =>
  payload.update({ collection, id, locale, data, draft: !('_status' in data) })

/** The state of a language wherever it is shown, which has to be the same; and whether it is work. */
async function stateOf(id: string, locale: Locale) {
  const req = await reqOf(team.translator)
  const only = (states: readonly { locale: Locale; state: string }[] = []) =>
    states.find((own) => own.locale === locale)?.state
  const { documents } = await findTranslations({ page: 1 }, req)
  const shown = [
    only(await readTranslationStates({ slug: collection, id }, req)),
    only((await readListedStates(collection, [id], req))[0]?.states),
    only(documents.find((one) => one.id === id)?.states),
  ]
  expect(new Set(shown).size).toBe(1)
  const [work] = await findWork([locale], req, { limit: 100 })
  return { state: shown[0], isWork: work?.tasks.some((task) => task.id === id) }
}

async function act(id: string, action: string) {
  const path = `/${collection}/${id}/workflow`
  const { hash } = await (await request(`${path}?locale=en`, team.editor)).json()
  const body = JSON.stringify({ locale: 'en', action, hash })
  return (await request(path, team.editor, { method: 'POST', body })).status
}

describe('an English text', () => {
  it('is a draft, ready for translation, and published; translators see what is ready', async () => {
    const id = await draft()
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'draft' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'waiting', isWork: false })
    expect(await act(id, 'approve')).toBe(200)
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'ready' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'missing', isWork: true })
    const change = { method: 'PATCH', body: JSON.stringify({ title: 'Menu cards' }) }
    await request(`/${collection}/${id}?locale=en&draft=true`, team.editor, change)
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'draft' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'waiting', isWork: false })
    await write(id, { _status: 'published' })
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'published' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'missing', isWork: true })
  })

  it('that is public stays ready while it is changed', async () => {
    const id = await draft({ _status: 'published' })
    await write(id, { title: 'Menu cards' })
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'draft' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'missing', isWork: true })
  })

  it('is ready once it is approved, not published, where the workflow says so', async () => {
    const setReady = (publishedIsReady: boolean) =>
      payload.updateGlobal({ slug: 'workflow', data: { publishedIsReady } })
    const publish = async (id: string, title: string) => {
      const body = JSON.stringify({ title, _status: 'published' })
      const change = { method: 'PATCH', body }
      expect((await request(`/${collection}/${id}?locale=en`, team.editor, change)).status).toBe(
        200,
      )
    }
    const earlier = await draft({ _status: 'published' })
    const id = await draft()
    await setReady(false)
    await publish(id, 'Menu cards')
    expect(await stateOf(id, 'en')).toMatchObject({ state: 'published' })
    expect(await stateOf(id, 'de')).toEqual({ state: 'waiting', isWork: false })
    expect(await act(id, 'approve')).toBe(200)
    expect(await stateOf(id, 'de')).toEqual({ state: 'missing', isWork: true })
    await publish(id, 'Price lists')
    expect(await stateOf(id, 'de')).toEqual({ state: 'waiting', isWork: false })
    // What was published before anybody worked on it counts as approved.
    expect(await stateOf(earlier, 'de')).toEqual({ state: 'missing', isWork: true })
    await setReady(true)
    expect(await stateOf(id, 'de')).toEqual({ state: 'missing', isWork: true })
  })

  it('is no translation of itself, whatever it lacks', async () => {
    const id = await draft({ title: undefined })
    expect(await stateOf(id, 'en')).toEqual({ state: 'draft', isWork: false })
  })

  it('that becomes ready is new to translators', async () => {
    const id = await draft()
    const since = new Date()
    const req = await reqOf(team.translator)
    const findNew = async () => {
      const [work] = await findWork(['de'], req, { since, limit: 100 })
      return work?.tasks.some((task) => task.id === id)
    }
    expect(await findNew()).toBe(false)
    await act(id, 'approve')
    expect(await findNew()).toBe(true)
  })

  it('has counts that agree with the lists they lead to', async () => {
    const req = await reqOf(team.translator)
    const counts = await countTranslations({}, req)
    expect(counts.map(({ state }) => state)).toContain('waiting')
    for (const { locale, state, documents } of counts) {
      const { total } = await findTranslations({ locale, state, page: 1 }, req)
      expect.soft(total, `${locale} ${state}`).toBe(documents)
    }
    const [work] = await findWork(['de'], req, { limit: 1 })
    for (const [state, documents] of Object.entries(work?.counts ?? {}))
      expect(counts).toContainEqual({ locale: 'de', state, documents })
  })
})
