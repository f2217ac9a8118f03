import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { fillMemory } from '@/desk/memory/fill-memory'
import { findMatches } from '@/desk/memory/find-matches'
import type { Locale } from '@/i18n/locales'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest
let id: string

const collection = 'tags'
const save = (locale: Locale, title: string, status: 'draft' | 'published' = 'published') =>
  payload.update({
    ...{ collection, id, locale, draft: status === 'draft' },
    data: { title, _status: status },
  })
const find = async (text: string, locale: Locale = 'de') =>
  (await findMatches(payload, text, locale)).map(({ target, score }) => [target, score])

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  const data = {
    title: 'Print codes on large posters',
    slug: 'posters',
    _status: 'published' as const,
  }
  id = (await payload.create({ collection, data })).id
  await save('de', 'Codes auf große Plakate drucken')
  await fillMemory(payload)
})

it('offers published translations of equal and of similar texts', async () => {
  expect(await find('Print codes on large posters')).toEqual([
    ['Codes auf große Plakate drucken', 100],
  ])
  const [[target, score] = []] = await find('Print codes on a large poster')
  expect(target).toBe('Codes auf große Plakate drucken')
  expect(score).toBeGreaterThan(60)
  expect(score).toBeLessThan(100)
  expect(await find('print codes on large posters!')).toEqual([
    ['Codes auf große Plakate drucken', 99],
  ])
  expect(await find('Print codes on large posters', 'fr')).toEqual([])
  expect(await find('Something else entirely')).toEqual([])
  expect(await find('word '.repeat(1_000))).toEqual([])
})

it('follows what is published, and forgets what is not', async () => {
  await save('de', 'Nur ein Entwurf', 'draft')
  expect(await fillMemory(payload)).toBe(0)
  await save('de', 'Codes auf Plakaten')
  await fillMemory(payload)
  expect(await find('Print codes on large posters')).toEqual([['Codes auf Plakaten', 100]])
  await save('en', 'Print codes on very large posters')
  await fillMemory(payload)
  // The translation is outdated: it belongs to the English text before.
  expect(await find('Print codes on large posters')).toEqual([['Codes auf Plakaten', 100]])
  await payload.delete({ collection, id })
  await fillMemory(payload)
  expect(await find('Print codes on large posters')).toEqual([])
})

it('finds equal texts only where the extension is missing, and logs why', async () => {
  const page = { title: 'Print small codes', slug: 'small', _status: 'published' as const }
  id = (await payload.create({ collection, data: page })).id
  await save('de', 'Kleine Codes drucken')
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
  await payload.db.drizzle.execute(sql`drop extension pg_trgm cascade`)
  await fillMemory(payload)
  expect(warn.mock.calls.join()).toContain('CREATE EXTENSION pg_trgm')
  expect(await find('Print small codes')).toEqual([['Kleine Codes drucken', 100]])
  expect(await find('Print a small code')).toEqual([])
  await payload.db.drizzle.execute(sql`create extension pg_trgm`)
  await fillMemory(payload)
  expect(await find('Print a small code')).toHaveLength(1)
})

it('is offered next to the text of a form, with the terms of the glossary', async () => {
  await payload.create({
    collection: 'glossary-terms',
    data: { term: 'code', partOfSpeech: 'noun' },
  })
  const path = `/${collection}/${id}/translation-help?locale=de&key=title`
  const answer = await request(path, team.translator)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    english: 'Print small codes',
    segments: [
      { source: 'Print small codes', matches: [{ target: 'Kleine Codes drucken', score: 100 }] },
    ],
  })
  expect((await request(path, null)).status).toBe(403)
  expect((await request(path.replace('=de', '=xx'), team.translator)).status).toBe(400)
  expect((await request(path.replace('=title', '=nothing'), team.translator)).status).toBe(404)
})
