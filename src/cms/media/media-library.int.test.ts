import type { Payload, TypedUser } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { countMissingTexts, findMissingTexts } from './count-missing-texts'
import { listMediaFolders } from './list-folders'

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
