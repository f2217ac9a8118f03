import type { Payload, TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { EnglishUnit } from '@/desk/states/read-source'
import type { Locale } from '@/i18n/locales'
import type { Solution } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { richText } from '@/testing/test-rich-text'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let page: Solution
let count = 0

const collection = 'solutions'
const prose = (text: string) => ({ id: 'p', blockType: 'prose' as const, body: richText(text) })

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
      slug: `source-${count++}`,
      hero: { title: 'Title', lead: 'Lead' },
      blocks: [prose('Foil')],
      _status: 'published',
    },
  })
  await save('de', { label: 'Name', hero: { title: 'Titel' }, blocks: [prose('Folie')] })
})

const save = (locale: Locale, data: object, isDraft = false) =>
  payload.update({
    ...{ collection, id: page.id, locale, draft: isDraft },
    data: { ...data, _status: isDraft ? 'draft' : 'published' },
  })
const path = (end: string) => `/${collection}/${page.id}/translations${end}`
const read = async (locale = 'de', user: TypedUser = team.translator) => {
  const { units } = (await (await request(path(`/source?locale=${locale}`), user)).json()) as {
    units: EnglishUnit[]
  }
  return units
}
const post = async (end: string, body: object) =>
  (await request(path(end), team.editor, { method: 'POST', body: JSON.stringify(body) })).status
/** The texts that need work, with their keys. */
const readOpen = async (locale?: string) => {
  const open = (await read(locale)).filter(({ state }) => state !== 'done')
  return Object.fromEntries(open.map(({ key, ...unit }) => [key, unit]))
}

it('has the English texts in the order of the form, and what is missing', async () => {
  const units = await read()
  expect(units.map(({ key, state }) => [key, state])).toEqual([
    ['label', 'done'],
    ['hero.title', 'done'],
    ['hero.lead', 'missing'],
    ['blocks.p.body', 'done'],
  ])
  expect(units[2]?.english).toBe('Lead')
  expect(units[3]?.english).toMatchObject({
    root: { children: [{ children: [{ text: 'Foil' }] }] },
  })
  expect((await read('fr')).every(({ state }) => state === 'missing')).toBe(true)
})

it('has the English text before its change, until the translation is changed or marked', async () => {
  await save('en', { label: 'Big label', blocks: [prose('Thin foil')] })
  await save('en', { label: 'Very big label' })
  expect(await readOpen()).toMatchObject({
    label: { state: 'outdated', english: 'Very big label', before: 'Label' },
    'blocks.p.body': {
      state: 'outdated',
      before: { root: { children: [{ children: [{ text: 'Foil' }] }] } },
    },
  })
  await save('de', { label: 'Sehr großer Name' }, true)
  expect(await readOpen()).not.toHaveProperty('label')
  expect(await post('/up-to-date', { locale: 'de', keys: ['blocks.p.body'] })).toBe(200)
  expect(Object.keys(await readOpen())).toEqual(['hero.lead'])
  await save('en', { label: 'Huge label' })
  expect(await readOpen()).toMatchObject({ label: { before: 'Very big label' } })
})

it('compares with the English text that was marked as without effect', async () => {
  await save('en', { label: 'Labels' })
  expect(await post('/unaffected', {})).toBe(200)
  expect(await readOpen()).not.toHaveProperty('label')
  await save('en', { label: 'New labels' })
  expect(await readOpen()).toMatchObject({ label: { before: 'Labels', english: 'New labels' } })
})

it('shows English as readers see it, not its draft', async () => {
  await save('en', { label: 'Draft' }, true)
  expect((await read())[0]).toMatchObject({ english: 'Label', state: 'done' })
})

it('is for the team, and for other languages than English', async () => {
  const status = async (end: string, user?: TypedUser) =>
    (await request(path(end), user as TypedUser)).status
  expect(await status('/source?locale=de', team.author)).toBe(200)
  expect(await status('/source?locale=de')).toBe(403)
  expect(await status('/source?locale=en', team.editor)).toBe(400)
  expect(await status('/source?locale=xx', team.editor)).toBe(400)
  await payload.delete({ collection, id: page.id })
  expect(await status('/source?locale=de', team.editor)).toBe(404)
  const malformed = `/${collection}/none/translations/source?locale=de`
  expect((await request(malformed, team.editor)).status).toBe(404)
})
