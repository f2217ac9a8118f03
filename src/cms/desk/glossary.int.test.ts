import type { Payload, TypedUser } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { hashWords, seedGlossary } from '@/cms/seed/seed-glossary'
import { readSeedRecords } from '@/cms/seed/seed-records'
import { checkGlossary } from '@/desk/glossary/check-glossary'
import { readGlossary } from '@/desk/glossary/read-glossary'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'

let payload: Payload
let team: Team
let request: TeamRequest

const collection = 'glossary-terms'
const runSeed = async (update = false) =>
  seedGlossary(payload, await readSeedRecords(payload), update)
const findTerm = async (term: string) => {
  const { docs } = await payload.find({ collection, where: { term: { equals: term } } })
  return docs[0]
}

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  await runSeed()
})

it('is filled from the files once, and checks texts in their language', async () => {
  const german = await readGlossary(payload, 'de')
  expect(german.terms.length).toBeGreaterThan(100)
  expect(checkGlossary('The quiet zone', 'Die stille Zone', german)).toMatchObject([
    { kind: 'forbidden', word: 'stille Zone', term: { preferred: ['Ruhezone'] } },
    { kind: 'unused', term: { term: 'quiet zone' } },
  ])
  expect(await runSeed()).toEqual({ added: 0, updated: 0, leftAlone: [] })
})

it('follows changes by editors, whose words and deletions a later seed leaves alone', async () => {
  const module = await findTerm('module')
  const eye = await findTerm('eye')
  await payload.update({
    collection,
    id: module?.id ?? '',
    locale: 'de',
    data: { preferred: 'Zelle' },
  })
  await payload.delete({ collection, id: eye?.id ?? '' })
  const { terms } = await readGlossary(payload, 'de')
  expect(terms.find(({ term }) => term === 'module')?.preferred).toEqual(['Zelle', 'Module'])
  expect(terms.some(({ term }) => term === 'eye')).toBe(false)
  const records = await readSeedRecords(payload)
  const ofModule = { source: 'of an earlier release', stored: 'of an earlier release' }
  await records.write(`${collection}/module`, 'de', ofModule)
  const earlier = { preferred: 'bordure', allowed: [], forbidden: [], note: '' }
  const frame = await findTerm('frame')
  await payload.update({ collection, id: frame?.id ?? '', locale: 'fr', data: earlier })
  const ofFrame = { ...ofModule, stored: hashWords(earlier) }
  await records.write(`${collection}/frame`, 'fr', ofFrame)
  expect(await runSeed(true)).toEqual({
    added: 0,
    updated: 1,
    leftAlone: [{ target: `${collection}/module`, locale: 'de', reason: 'text' }],
  })
})

it('is read by everyone who is signed in, and written by editors', async () => {
  const write = async (user: TypedUser | null, term: string) =>
    (await request(`/${collection}`, user, { method: 'POST', body: JSON.stringify({ term }) }))
      .status
  const read = async (user: TypedUser | null) => (await request(`/${collection}`, user)).status
  for (const [role, user] of Object.entries(team)) {
    expect([role, await read(user)]).toEqual([role, 200])
    const isAllowed = role === 'admin' || role === 'editor'
    expect([role, await write(user, `of ${role}`)]).toEqual([role, isAllowed ? 201 : 403])
  }
  expect([await read(null), await write(null, 'of a visitor')]).toEqual([403, 403])
})
