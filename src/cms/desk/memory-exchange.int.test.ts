import { readFileSync } from 'node:fs'
import type { Payload, TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ImportedMemories } from '@/desk/exchange/memory/endpoints'
import { readTmx } from '@/desk/formats/tmx/read-tmx'
import { fillMemory } from '@/desk/memory/fill-memory'
import { findMatches } from '@/desk/memory/find-matches'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  const own = { collection: 'tags', locale: 'de' } as const
  const data = { title: 'Scan it.', slug: 'scan', _status: 'published' as const }
  const { id } = await payload.create({ collection: 'tags', data })
  await payload.update({ ...own, id, data: { title: 'Einfach scannen.', _status: 'published' } })
  await fillMemory(payload)
})

const upload = async (file: Uint8Array | string, save: boolean, user: TypedUser = team.editor) => {
  const body = typeof file === 'string' ? file : Buffer.from(file)
  const path = `/memory/imports?name=agency%2F%C3%BC%201.tmx&save=${save}`
  const answer = await request(path, user, { method: 'POST', body })
  return answer.status === 200 ? answer.json() : answer.status
}
const find = async (text: string) =>
  (await findMatches(payload, text, 'de')).map(({ target, score }) => [target, score])
const list = async () => {
  const answer = await request('/memory/imports', team.translator)
  return ((await answer.json()) as ImportedMemories).memories
}
const trados = readFileSync('src/testing/tmx/trados.tmx')

it('is imported after a preview that saves nothing, and replaced by a file of the same name', async () => {
  const report = { added: 2, changed: 0, same: 0, refused: 0, faults: [] }
  expect(await upload(trados, false)).toEqual(report)
  expect(await list()).toEqual([])
  expect(await upload(trados, true)).toEqual(report)
  expect(await list()).toMatchObject([{ name: 'agency-ü 1', segments: 2 }])
  expect(await find('Print small codes.')).toEqual([['Drucken Sie kleine Codes.', 100]])
  // Published translations come before those of a file.
  expect(await find('Scan it.')).toEqual([
    ['Einfach scannen.', 100],
    ['Scannen Sie ihn.', 100],
  ])
  // The job that follows publications leaves the file alone.
  await fillMemory(payload)
  expect(await list()).toMatchObject([{ name: 'agency-ü 1', segments: 2 }])
  const other = trados.toString().replace('kleine Codes', 'winzige Codes')
  await upload(other, true)
  expect(await find('Print small codes.')).toEqual([['Drucken Sie winzige Codes.', 100]])
})

it('is exported with what is published and imported', async () => {
  const answer = await request('/memory/export', team.translator)
  expect(answer.headers.get('content-disposition')).toMatch(/quietzone-[\d-]+\.tmx/)
  expect(readTmx(new Uint8Array(await answer.arrayBuffer()))).toEqual({
    units: [
      { source: 'Scan it.', targets: { de: 'Einfach scannen.' } },
      { source: 'Print small codes.', targets: { de: 'Drucken Sie winzige Codes.' } },
      { source: 'Scan it.', targets: { de: 'Scannen Sie ihn.' } },
    ],
    faults: [],
  })
})

it('says why a file or a unit is not read', async () => {
  expect(await upload('a,b', true)).toEqual({ reason: 'notMemory' })
  const swedish = trados.toString().replaceAll('de-DE', 'sv-SE')
  expect(await upload(swedish, true)).toMatchObject({
    ...{ added: 0, refused: 2 },
    faults: [{ entry: 'Print small codes.', reason: 'noLanguage' }, { entry: 'Scan it.' }],
  })
  expect(await list()).toMatchObject([{ segments: 2 }])
})

it('is imported and removed by editors, and read by the team', async () => {
  const remove = async (user: TypedUser | null) =>
    (await request('/memory/imports/agency-ü 1', user, { method: 'DELETE' })).status
  for (const user of [team.translator, team.reviewer, team.author]) {
    expect(await upload(trados, true, user)).toBe(403)
    expect(await remove(user)).toBe(403)
  }
  for (const path of ['/memory/export', '/memory/imports'])
    expect((await request(path, null)).status).toBe(403)
  expect(await remove(team.editor)).toBe(200)
  expect(await remove(team.editor)).toBe(404)
  expect(await find('Print small codes.')).toEqual([])
})
