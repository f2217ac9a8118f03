import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Tag } from '@/payload-types'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { sendDigests } from './send-digests'

let payload: Payload
let team: Team
let request: TeamRequest
let tag: Tag
let count = 0
const sendEmail = vi.fn(async (_mail: { to: string; subject: string; text: string }) => {})
/** A Tuesday, in a year in which no document has been saved yet. */
const tuesday = new Date('2030-01-01T09:00:00Z')
const later = (hours: number) => new Date(tuesday.getTime() + hours * 3_600_000)

beforeAll(async () => {
  payload = await startTestPayload()
  team = await createTeam(payload)
  request = requestsOfTeam(payload)
  vi.spyOn(payload, 'sendEmail').mockImplementation(sendEmail as unknown as Payload['sendEmail'])
})
afterAll(() => vi.restoreAllMocks())

beforeEach(async () => {
  sendEmail.mockClear()
  await payload.db.drizzle.execute(sql`
    update users set translation_digest = 'off', digest_sent_at = null, digest_language = null`)
  await payload.delete({ collection: 'tags', where: {} })
  const data = { title: 'Labels', slug: `digest-${count++}`, _status: 'published' as const }
  tag = await payload.create({ collection: 'tags', data })
})

/** Saves the account as its form does. */
const choose = (translationDigest: string, user: TypedUser = team.translator) =>
  request(`/users/${team.translator.id}`, user, {
    method: 'PATCH',
    body: JSON.stringify({ translationDigest }),
    headers: { cookie: 'payload-lng=de' },
  })
const change = async (title: string, at: Date) => {
  await payload.update({ collection: 'tags', id: tag.id, data: { title, _status: 'published' } })
  await payload.db.drizzle.execute(sql`
    update translation_states set work_added_at = ${at.toISOString()}
    where document_id = ${tag.id} and state <> 'published'`)
}

it('is off until the translator turns it on', async () => {
  expect(await sendDigests(payload, tuesday)).toBe(0)
  expect((await choose('daily', team.author)).status).toBe(403)
  expect(await sendDigests(payload, tuesday)).toBe(0)
})

it('lists open texts in the language of the admin, once', async () => {
  await choose('daily')
  expect(await sendDigests(payload, tuesday)).toBe(1)
  const [[mail] = []] = sendEmail.mock.calls
  expect(mail).toMatchObject({
    to: 'translator@example.com',
    subject: expect.stringContaining('Zu übersetzende Texte'),
  })
  expect(mail?.text).toContain('Labels · Nicht übersetzt')
  expect(mail?.text).toContain(`/admin/collections/tags/${tag.id}?locale=de&focus=title`)
  expect(await sendDigests(payload, later(1))).toBe(0)
  expect(await sendDigests(payload, later(24))).toBe(0)
})

it('mentions only what came since the last one', async () => {
  await choose('daily')
  await payload.update({
    ...{ collection: 'tags', id: tag.id, locale: 'de' },
    data: { title: 'Etiketten', _status: 'published' },
  })
  await sendDigests(payload, tuesday)
  sendEmail.mockClear()
  await change('Stickers', later(2))
  expect(await sendDigests(payload, later(3))).toBe(0)
  const sent = await Promise.all([1, 2].map(() => sendDigests(payload, later(22))))
  expect(sent.sort()).toEqual([0, 1])
  expect(sendEmail.mock.calls[0]?.[0].text).toContain('Stickers · Veraltet')
})

it('comes weekly on Mondays', async () => {
  await choose('weekly')
  await sendDigests(payload, tuesday)
  await change('Stickers', later(2))
  expect(await sendDigests(payload, later(5 * 24))).toBe(0)
  expect(await sendDigests(payload, later(6 * 24 - 4))).toBe(0)
  expect(await sendDigests(payload, later(6 * 24 - 2))).toBe(1)
})
