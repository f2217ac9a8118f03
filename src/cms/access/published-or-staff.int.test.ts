import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, type Team } from '../test-team'

let payload: Payload
let team: Team
let id: string

const collection = 'categories'
const visiting = { user: null, overrideAccess: false } as const

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  // English is written but not published, German is published, then changed again in a draft.
  const draft = { title: 'Unpublished', slug: 'guides' } as never
  id = (await payload.create({ collection, data: draft, draft: true })).id
  const german = { collection, id, locale: 'de' } as const
  await payload.update({ ...german, data: { title: 'Veröffentlicht', _status: 'published' } })
  await payload.update({ ...german, data: { title: 'Entwurf' }, draft: true })
})

const findAll = (query: object) => payload.find({ collection, ...visiting, ...query })

describe('a visitor', () => {
  it('reads what is published in the language asked for', async () => {
    const { docs } = await findAll({ locale: 'de' })
    expect(docs).toMatchObject([{ id, title: 'Veröffentlicht' }])
    expect(await payload.findByID({ collection, id, locale: 'de', ...visiting })).toMatchObject({
      title: 'Veröffentlicht',
    })
  })

  it.each(['en', 'fr'] as const)('reads nothing in %s', async (locale) => {
    expect((await findAll({ locale })).docs).toEqual([])
    const found = payload.findByID({ collection, id, locale, ...visiting })
    await expect(found).rejects.toMatchObject({ status: 404 })
  })

  it('gets what is published when asking for drafts', async () => {
    const { docs } = await findAll({ locale: 'de', draft: true })
    expect(docs).toMatchObject([{ title: 'Veröffentlicht' }])
    const found = await payload.findByID({ collection, id, locale: 'de', draft: true, ...visiting })
    expect(found.title).toBe('Veröffentlicht')
    expect((await findAll({ locale: 'en', draft: true })).docs).toEqual([])
  })

  it('does not see unpublished languages by asking for all', async () => {
    await expect(findAll({ locale: 'all' })).rejects.toMatchObject({ status: 403 })
  })

  it('does not see an unpublished language as a fallback', async () => {
    expect((await findAll({ locale: 'de', fallbackLocale: 'en' })).docs).toEqual([])
    expect((await findAll({ locale: 'de', fallbackLocale: 'de' })).docs).toHaveLength(1)
  })

  it('reads no versions', async () => {
    const versions = payload.findVersions({ collection, ...visiting })
    await expect(versions).rejects.toMatchObject({ status: 403 })
  })

  it('does not read what is published through what is not', async () => {
    const where = { title: { equals: 'Unpublished' } }
    expect((await findAll({ locale: 'de', where })).docs).toEqual([])
    const asides = [
      { where: { or: [{ 'title.en': { equals: 'Unpublished' } }] } },
      { sort: 'title.en' },
      { sort: ['slug', '-title.en'] },
    ]
    for (const aside of asides) {
      await expect(findAll({ locale: 'de', ...aside })).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe.each(['admin', 'editor', 'translator', 'author'] as const)('%s', (role) => {
  it('reads drafts and versions in all languages', async () => {
    const acting = { user: team[role], overrideAccess: false, collection } as const
    const all = await payload.findByID({ ...acting, id, locale: 'all', draft: true })
    expect(all.title).toMatchObject({ en: 'Unpublished', de: 'Entwurf' })
    const versions = await payload.findVersions(acting)
    expect(versions.totalDocs).toBeGreaterThan(1)
  })
})

describe('a global', () => {
  const slug = 'site'
  const read = (locale: 'en' | 'de', query: object = {}) =>
    payload.findGlobal({ slug, locale, ...visiting, ...query })

  it('is empty for visitors until it is published in their language', async () => {
    const data = { name: 'Quietzone', description: 'English' }
    await payload.updateGlobal({ slug, data, draft: true })
    expect(await read('en')).not.toHaveProperty('description', 'English')
    await payload.updateGlobal({ slug, data: { ...data, _status: 'published' } })
    expect(await read('en')).toMatchObject({ description: 'English' })
    expect(await read('de')).not.toHaveProperty('name')
    await payload.updateGlobal({ slug, data: { description: 'Unfinished' }, draft: true })
    expect(await read('en', { draft: true })).toMatchObject({ description: 'English' })
  })

  it('shows visitors neither all languages nor versions', async () => {
    const all = payload.findGlobal({ slug, locale: 'all', ...visiting })
    await expect(all).rejects.toMatchObject({ status: 403 })
    const versions = payload.findGlobalVersions({ slug, ...visiting })
    await expect(versions).rejects.toMatchObject({ status: 403 })
  })
})
