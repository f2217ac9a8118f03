import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Role } from '@/cms/collections/roles'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, createToken, password, type Team } from '@/testing/test-team'

let payload: Payload
let team: Team

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
})

const collection = 'payload-preferences'
const find = async (role: Role) => {
  const where = { key: { equals: 'locale' }, 'user.value': { equals: team[role].id } }
  const { docs } = await payload.find({ collection, where, depth: 0 })
  return docs
}
const signIn = (role: Role) => createToken(payload, { email: `${role}@example.com`, password })

it.each([
  ['translator', 'de'],
  ['reviewer', 'de'],
  ['author', undefined],
  ['editor', undefined],
  ['admin', undefined],
] as const)('opens the admin of a %s in %s at the first sign-in', async (role, language) => {
  await signIn(role)
  expect((await find(role)).map(({ value }) => value)).toEqual(language ? [language] : [])
})

it('leaves the language that was chosen since', async () => {
  const [first] = await find('translator')
  await payload.db.updateOne({ collection, id: first?.id ?? '', data: { value: 'fr' } })
  await signIn('translator')
  expect(await find('translator')).toMatchObject([
    { value: 'fr', user: { relationTo: 'users', value: team.translator.id } },
  ])
})
