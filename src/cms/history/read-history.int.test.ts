import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team } from '@/testing/test-team'
import { readHistory } from './read-history'

let payload: Payload
let team: Team

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
})

it('contains each version that the API names, and lists what people saved', async () => {
  const collection = 'tags'
  const data = { title: 'Menus', slug: 'menus', _status: 'published' } as const
  const { id } = await payload.create({ collection, data })
  await payload.update({ collection, id, locale: 'de', data: { title: 'Karten' }, draft: true })
  await payload.update({
    collection,
    id,
    locale: 'en',
    data: { title: 'Cards', _status: 'published' },
  })
  const path = `/${collection}/versions?where[parent][equals]=${id}&limit=0`
  const { docs } = await (await requestsOfTeam(payload)(path, team.editor)).json()
  const copies = docs.filter(({ snapshot }: { snapshot?: boolean }) => snapshot)
  expect(copies.length).toBeGreaterThan(0)
  const req = await createLocalReq({ user: team.editor }, payload)
  const target = { slug: collection, id }
  const listed = await readHistory(target, req)
  expect(listed).toHaveLength(docs.length - copies.length)
  for (const version of docs) {
    const history = await readHistory(target, req, version.id)
    expect(history.map((one) => one.id)).toContain(version.id)
    // A copy changes nothing about the others.
    expect(history.filter((one) => one.id !== version.id)).toEqual(
      listed.filter((one) => one.id !== version.id),
    )
  }
  expect(await readHistory(target, req, 'no-version')).toEqual(listed)
})
