import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
beforeAll(async () => {
  payload = await startTestPayload()
})

const slug = 'footer'
const column = (id: string, title: string, path = '/wifi') => ({
  id,
  title,
  links: [{ id: `link-of-${id}`, label: title, path }],
})
const write = (locale: Locale, data: object, more: object = {}) =>
  payload.updateGlobal({ slug, locale, data, ...more })
const read = (locale: Locale, more: object = {}) => payload.findGlobal({ slug, locale, ...more })

beforeEach(async () => {
  await write('en', { columns: [column('a', 'A'), column('b', 'B')], _status: 'published' })
  await write('de', { columns: [column('a', 'Ä'), column('b', 'Bé')], _status: 'published' })
})

it('publishes the texts of a language, not what the languages share', async () => {
  const columns = [column('b', 'B', '/vcard'), column('a', 'A')]
  await write('en', { columns }, { draft: true })
  await write('de', { columns: [column('b', 'Neu'), column('a', 'Ä')], _status: 'published' })
  const { columns: english } = await read('en')
  expect(english?.map(({ title, links }) => [title, links?.[0]?.path])).toEqual([
    ['A', '/wifi'],
    ['B', '/wifi'],
  ])
  const { columns: german } = await read('de')
  expect(german?.map(({ title }) => title)).toEqual(['Ä', 'Neu'])
})

it('takes down an incomplete language', async () => {
  // In other languages, texts of rows are optional until they are translated.
  await write('en', { columns: [column('a', ''), column('b', 'B')] }, { draft: true })
  await write('en', { _status: 'draft' })
  expect((await read('en'))._status).toBe('draft')
  expect((await read('de'))._status).toBe('published')
})

it('says when a draft was saved, also before the first publication', async () => {
  const first = await payload.updateGlobal({ slug: 'pricing', data: {}, draft: true })
  const draft = await payload.findGlobal({ slug: 'pricing', draft: true })
  expect([typeof draft.updatedAt, draft.updatedAt]).toEqual(['string', first.updatedAt])
  const saved = await write('en', { trademark: 'Name' }, { draft: true })
  const { createdAt, updatedAt } = await read('en', { draft: true })
  expect(createdAt).toBe((await read('en')).createdAt)
  expect(updatedAt).toBe(saved.updatedAt)
})
