import type { Payload, TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { readGlossary } from '@/desk/glossary/read-glossary'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest

const collection = 'glossary-terms'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  const data = { term: 'module', partOfSpeech: 'noun' as const, preferred: 'module' }
  const { id } = await payload.create({ collection, data })
  const german = { preferred: 'Modul', allowed: ['Module'], forbidden: ['Pixel'], note: 'Quadrat' }
  await payload.update({ collection, id, locale: 'de', data: german })
})

const upload = async (file: string, save: boolean, user: TypedUser = team.editor) => {
  const path = `/glossary/import?save=${save}`
  const answer = await request(path, user, { method: 'POST', body: file })
  return answer.status === 200 ? answer.json() : answer.status
}
const download = async () => (await request('/glossary/export', team.translator)).text()
const german = async () => (await readGlossary(payload, 'de')).terms

it('is exported, and an import of the export changes nothing', async () => {
  const file = await download()
  expect(file).toContain('module,noun,false,de,Modul,Module,Pixel,Quadrat\r\n')
  const report = { added: 0, changed: 0, same: 1, refused: 0, faults: [] }
  expect(await upload(file, true)).toEqual(report)
  expect(await download()).toBe(file)
})

it('is imported after a preview that saves nothing, and loses nothing', async () => {
  const file = [
    'term;language;preferred;forbidden',
    'module;de;Zelle;',
    'module;fr;module;',
    'short link;de;Kurzlink;Shortlink | Kurz-URL',
    'module;sv;modul;',
  ].join('\n')
  const report = {
    ...{ added: 1, changed: 1, same: 0, refused: 1 },
    faults: [{ entry: 'module', reason: 'noLanguage' }],
  }
  const before = await german()
  expect(await upload(file, false)).toEqual(report)
  expect(await german()).toEqual(before)
  expect(await upload(file, true)).toEqual(report)
  expect(await german()).toMatchObject([
    { term: 'module', preferred: ['Zelle', 'Module'], forbidden: ['Pixel'], note: 'Quadrat' },
    { term: 'short link', preferred: ['Kurzlink'], forbidden: ['Shortlink', 'Kurz-URL'] },
  ])
  const { docs } = await payload.find({ collection, locale: 'fr', sort: 'term' })
  expect(docs.map(({ preferred }) => preferred ?? '')).toEqual(['module', ''])
  expect(await upload(file, true)).toMatchObject({ added: 0, changed: 0, same: 2 })
})

it('is imported by editors, and exported by the team', async () => {
  for (const user of [team.translator, team.reviewer, team.author])
    expect(await upload('term,language,preferred', true, user)).toBe(403)
  expect((await request('/glossary/export', null)).status).toBe(403)
  expect(await upload('a,b', true)).toEqual({ reason: 'notGlossary' })
})
