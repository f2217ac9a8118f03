import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, type Team } from '@/testing/test-team'

let payload: Payload
let team: Team
let id: string

const collection = 'tags'

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  const data = { title: 'English', slug: 'english' } as never
  id = (await payload.create({ collection, data, draft: true })).id
})

it('shows an entry without a title in the team’s list in English, and nowhere else', async () => {
  const list = { collection, draft: true, depth: 0, fallbackLocale: false, locale: 'fr' } as const
  const asEditor = { ...list, user: team.editor, overrideAccess: false }
  const { docs } = await payload.find(asEditor)
  expect(docs).toMatchObject([{ id, title: 'English (English)', _status: 'draft' }])
  const { docs: selected } = await payload.find({ ...asEditor, select: { title: true } })
  expect(selected).toMatchObject([{ title: 'English (English)' }])
  const { docs: read } = await payload.find(list)
  expect(read[0]?.title).toBeFalsy()
  const edited = await payload.findByID({ ...asEditor, id })
  expect(edited.title).toBeFalsy()
})

it('shows the English title in the trash', async () => {
  const deletedAt = new Date().toISOString()
  await payload.update({ collection, id, data: { deletedAt } })
  const { docs } = await payload.find({
    ...{ collection, draft: true, depth: 0, fallbackLocale: false, locale: 'fr', trash: true },
    ...{ user: team.editor, overrideAccess: false, where: { deletedAt: { exists: true } } },
  })
  expect(docs).toMatchObject([{ id, title: 'English (English)' }])
})
