import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { countFindings, findFindings, readRuns } from './find-findings'
import { runQualityReport } from './run-report'

let payload: Payload
let team: Team
let request: TeamRequest
let id: string

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  const data = { title: 'Large printed posters', slug: 'posters', _status: 'published' as const }
  id = (await payload.create({ collection: 'tags', data })).id
  await payload.update({
    ...{ collection: 'tags', id, locale: 'de', draft: true },
    data: { title: 'Large printed posters' },
  })
})

it('checks the newest state of a document for its form', async () => {
  const check = async (query: string, user = team.translator) =>
    request(`/tags/${id}/quality${query}`, user)
  expect(await (await check('?locale=de')).json()).toEqual({
    findings: [{ kind: 'sameAsEnglish', path: 'title', detail: 'Large printed posters' }],
    minutes: 0,
  })
  expect(await (await check('?locale=en')).json()).toMatchObject({ findings: [] })
  expect((await check('?locale=xx')).status).toBe(400)
  expect((await request(`/tags/${id}/quality?locale=de`, null)).status).toBe(403)
})

it('reports the findings of all documents, once per run', async () => {
  expect(await readRuns(payload)).toEqual({})
  const total = await runQualityReport(payload)
  await runQualityReport(payload)
  const { last, running } = await readRuns(payload)
  expect(running).toBeUndefined()
  expect(last).toMatchObject({ total, checked: total })
  const { findings } = await findFindings(payload, { entity: 'tags', locale: 'de', page: 1 })
  expect(findings).toEqual([
    {
      ...{ entity: 'tags', id, locale: 'de', title: 'Large printed posters' },
      ...{ kind: 'sameAsEnglish', path: 'title', detail: 'Large printed posters' },
    },
  ])
  expect(await countFindings(payload, 'tags')).toEqual([
    { locale: 'de', kind: 'sameAsEnglish', findings: 1 },
  ])
  expect(await findFindings(payload, { kind: 'brokenLink', page: 1 })).toMatchObject({
    findings: [],
  })
})

it('shows the last report until the next one is complete', async () => {
  const before = await readRuns(payload)
  const ending = AbortSignal.abort(new Error('The process ends'))
  await expect(runQualityReport(payload, ending)).rejects.toThrow('The process ends')
  expect(await readRuns(payload)).toMatchObject({ last: before.last, running: { checked: 0 } })
  await runQualityReport(payload)
  expect((await readRuns(payload)).running).toBeUndefined()
})

it('is started by editors, and read by everyone who is signed in', async () => {
  const send = async (role: keyof Team | null, method: string) =>
    (await request('/quality/report', role && team[role], { method })).status
  expect(await send('editor', 'POST')).toBe(202)
  expect(await send('translator', 'POST')).toBe(403)
  expect(await send('author', 'GET')).toBe(200)
  expect(await send(null, 'GET')).toBe(403)
})
