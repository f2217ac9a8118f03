import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startMailServer, type TestMailServer } from '@/testing/mail-server'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, type Team } from '@/testing/test-team'
import { sendDigests } from './send-digests'

let payload: Payload
let server: TestMailServer
let team: Team

beforeAll(async () => {
  server = await startMailServer()
  payload = await startTestPayload(undefined, {
    SMTP_URL: server.url,
    SMTP_FROM: 'codes@example.org',
  })
  team = await createTeam(payload)
})

/** Joins the lines of a quoted-printable text, and decodes what is ASCII. */
const decode = (source: string) =>
  source
    .replaceAll('=\r\n', '')
    .replace(/=([0-7][0-9A-F])/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )

it('mails translators whose English texts changed, through the mail server', async () => {
  const data = { title: 'Labels', slug: 'labels', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'tags', data })
  const save = (title: string, locale: 'de' | 'en') =>
    payload.update({ collection: 'tags', id, locale, data: { title, _status: 'published' } })
  await save('Etiketten', 'de')
  await payload.db.drizzle.execute(sql`
    update users set translation_digest = 'daily', digest_language = 'en'
    where id = ${team.translator.id}`)
  expect(await sendDigests(payload)).toBe(0)
  await payload.db.drizzle.execute(sql`update users set digest_sent_at = null`)
  await save('Stickers', 'en')
  expect(await sendDigests(payload)).toBe(1)
  const [mail] = server.mails
  expect(mail?.to).toEqual(['translator@example.com'])
  const text = decode(mail?.source ?? '')
  expect(text).toContain('From: Quietzone <codes@example.org>')
  expect(text).toContain('Stickers')
  expect(text).toContain(`/admin/collections/tags/${id}?locale=de&focus=title`)
})
