import { createLocalReq, handleEndpoints, type Payload, type TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { countTranslations, findTranslations } from '@/desk/states/find-translations'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import {
  createTeam,
  createToken,
  password,
  requestsOfTeam,
  type Team,
  type TeamRequest,
} from '@/testing/test-team'
import { countMissingTexts, findMissingTexts } from './count-missing-texts'
import { listMediaFolders } from './list-folders'
import { findOutdatedTexts, listOutdatedPictures } from './picture-states'

let payload: Payload
let team: Team
let requestAs: TeamRequest

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
})

async function addPicture(name: string, alt = 'A shop'): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c31' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt }, file })
  return id
}

const send = (user: TypedUser | null, method: string, path: string, body?: object) =>
  requestAs(path, user, { method, body: body && JSON.stringify(body) })

it('finds the languages without alternative text, and counts pictures by language', async () => {
  const [one, other] = [await addPicture('one'), await addPicture('other')]
  await payload.update({ collection: 'media', id: one, locale: 'de', data: { alt: 'Ein Laden' } })
  expect(await findMissingTexts(payload, one)).toEqual([
    ...['vi', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh'],
  ])
  const counts = await countMissingTexts(payload)
  expect(counts).toMatchObject({ en: 0, de: 1, fr: 2 })
  const listed = await send(team.author, 'GET', '/media?locale=de&where[alt][exists]=false&depth=0')
  const { docs } = (await listed.json()) as { docs: { id: string }[] }
  expect(docs.map(({ id }) => id)).toEqual([other])
})

describe('replacing a file', () => {
  const outdatedOf = (id: string) => findOutdatedTexts(payload, id)
  const write = (id: string, locale: Locale, alt: string) =>
    payload.update({ collection: 'media', id, locale, data: { alt } })
  /** As the form does: the values of all fields, and the file. */
  async function replace(id: string, values: object, locale = 'en', query = '') {
    const color = `#${String(Math.random()).slice(2, 8)}`
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.set('_payload', JSON.stringify(values))
    body.set('file', new File([new Uint8Array(data)], 'other.png', { type: 'image/png' }))
    const authorization = `JWT ${await createToken(payload, { email: 'editor@example.com', password })}`
    const request = new Request(`http://localhost:3000/api/media/${id}?locale=${locale}${query}`, {
      ...{ method: 'PATCH', body, headers: { authorization } },
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    expect(answer.status).toBe(200)
  }

  it('marks its alternative texts as outdated in each language, until they are changed or marked', async () => {
    const id = await addPicture('replaced', 'A red shop')
    await write(id, 'de', 'Ein roter Laden')
    await write(id, 'fr', 'Une boutique rouge')
    expect(await outdatedOf(id)).toEqual([])
    await replace(id, {})
    expect(await outdatedOf(id)).toEqual(['en', 'de', 'fr'])
    expect((await listOutdatedPictures(payload)).get('de')).toEqual([id])
    const documents = [{ slug: 'media', id }]
    const order = { documents, locales: ['de'], scope: 'work', format: 'csv' }
    const work = await send(team.translator, 'POST', '/exchange/export', order)
    expect(await work.text()).toContain('Ein roter Laden')

    const mark = (locale: string) =>
      send(team.translator, 'POST', `/media/${id}/translations/up-to-date`, { locale })
    expect((await mark('fr')).status).toBe(403)
    expect((await mark('en')).status).toBe(403)
    expect((await mark('de')).status).toBe(200)
    expect(await outdatedOf(id)).toEqual(['en', 'fr'])
    await write(id, 'fr', 'Une boutique bleue')
    expect(await outdatedOf(id)).toEqual(['en'])
    const marked = await send(team.editor, 'POST', `/media/${id}/translations/up-to-date`, {
      locale: 'en',
    })
    expect(marked.status).toBe(200)
    expect(await outdatedOf(id)).toEqual([])
  })

  it('leaves the text that comes with the file, and the languages without a text', async () => {
    const id = await addPicture('described', 'A red shop')
    await write(id, 'de', 'Ein roter Laden')
    await replace(id, { alt: 'A blue shop' })
    expect(await outdatedOf(id)).toEqual(['de'])
    await replace(id, { alt: 'Ein grüner Laden' }, 'de')
    expect(await outdatedOf(id)).toEqual(['en'])
  })

  it('is a change of the file: other values, a crop and a focal point are none', async () => {
    const id = await addPicture('same', 'A red shop')
    await write(id, 'de', 'Ein roter Laden')
    await payload.update({ collection: 'media', id, data: { folder: 'Shops' } })
    await payload.update({ collection: 'media', id, data: { folder: null } })
    await send(
      team.editor,
      'PATCH',
      `/media/${id}?locale=en&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`,
      {},
    )
    expect(await outdatedOf(id)).toEqual([])
    await write(id, 'en', 'A red house')
    expect(await outdatedOf(id)).toEqual(['de'])
  })

  it.each([
    ['a request of the file alone', {}, ''],
    ['the form, which sends the point again', { focalX: 20, focalY: 80 }, ''],
    [
      'the form with the editor of pictures',
      {},
      '&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80',
    ],
  ])('keeps the focal point with %s', async (_, values, query) => {
    const id = await addPicture('focus')
    await send(
      team.editor,
      'PATCH',
      `/media/${id}?locale=en&uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80`,
      {},
    )
    const read = () => payload.findByID({ collection: 'media', id })
    expect(await read()).toMatchObject({ focalX: 20, focalY: 80, width: 8 })
    await replace(id, values, 'en', query)
    expect(await read()).toMatchObject({ focalX: 20, focalY: 80, width: 9 })
  })

  it('is no work of the overview, and forgotten with the picture', async () => {
    const id = await addPicture('gone')
    await replace(id, {})
    const req = await createLocalReq({ user: team.editor }, payload)
    const { documents } = await findTranslations({ page: 1 }, req)
    expect(documents.filter(({ entity }) => entity === 'media')).toEqual([])
    expect((await countTranslations({}, req)).length).toBe(0)
    await payload.delete({ collection: 'media', id })
    expect(await outdatedOf(id)).toEqual([])
  })
})

it('lets translators enter the text of their languages only', async () => {
  const id = await addPicture('text')
  const enter = (locale: string) =>
    send(team.translator, 'PATCH', `/media/${id}?locale=${locale}`, { alt: 'Text' })
  expect((await enter('de')).status).toBe(200)
  expect((await enter('fr')).status).toBe(403)
})

it('moves several pictures into a folder and out of it', async () => {
  const ids = [await addPicture('a'), await addPicture('b')]
  const move = (user: TypedUser | null, folder: unknown, moved: unknown = ids) =>
    send(user, 'POST', '/media/move', { ids: moved, folder })
  expect(await (await move(team.editor, ' Blog / 2026 ')).json()).toEqual({ moved: 2 })
  expect(await listMediaFolders(payload)).toEqual([{ path: 'Blog/2026', pictures: 2 }])
  const found = await send(team.author, 'GET', '/media?where[folder][equals]=Blog/2026')
  expect(await found.json()).toMatchObject({ totalDocs: 2 })
  expect((await move(team.editor, null)).status).toBe(200)
  expect(await listMediaFolders(payload)).toEqual([])

  for (const user of [team.author, team.translator, null])
    expect((await move(user, 'Other')).status).toBe(403)
  for (const [folder, moved] of [
    ['a/b/c/d/e/f', ids],
    [7, ids],
    ['Blog', []],
    ['Blog', ['1; drop table media']],
    ['Blog', 'all'],
  ] as const)
    expect((await move(team.editor, folder, moved)).status).toBe(400)
})

it('stores the folder of a form tidied, and refuses one that is too deep', async () => {
  const id = await addPicture('form')
  const save = (folder: string, user: TypedUser = team.editor, locale = 'en') =>
    send(user, 'PATCH', `/media/${id}?locale=${locale}`, { folder, alt: 'A shop' })
  expect(await (await save('/Signs//Doors/')).json()).toMatchObject({
    doc: { folder: 'Signs/Doors' },
  })
  expect((await save('a/b/c/d/e/f')).status).toBe(400)
  await save('Other', team.translator, 'de')
  const { folder } = await payload.findByID({ collection: 'media', id })
  expect(folder).toBe('Signs/Doors')
})
