import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listFailures } from '@/cms/jobs/list-failures'
import { startMailServer, type TestMailServer } from '@/testing/mail-server'
import { startTestPayload } from '@/testing/test-payload'
import { createTeam, requestsOfTeam, type Team, type TeamRequest } from '@/testing/test-team'
import { deliverDueMails } from './deliver-mail'
import { queueMail } from './queue-mail'

let payload: Payload
let server: TestMailServer
let team: Team
let requestAs: TeamRequest
const start = new Date('2026-12-01T09:00:00.000Z')
const mail = {
  kind: 'key' as const,
  to: 'lan@example.com',
  subject: 'Your code',
  text: 'https://example.com/#key=secret',
}

beforeAll(async () => {
  const { url } = await startMailServer()
  payload = await startTestPayload(undefined, { SMTP_URL: url, SMTP_FROM: 'codes@example.org' })
  team = await createTeam(payload)
  requestAs = requestsOfTeam(payload)
})
beforeEach(async () => {
  server = await startMailServer()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(async () => {
  vi.useRealTimers()
  await payload.db.drizzle.execute(sql`delete from outgoing_mails`)
})
const readRows = async () =>
  (await payload.db.drizzle.execute(sql`select * from outgoing_mails`)).rows
const later = (minutes: number) => vi.setSystemTime(start.getTime() + minutes * 60_000)
const refuse = (message: string, responseCode = 451) => {
  server.refusal = Object.assign(new Error(message), { responseCode })
}

describe('a mail that nobody waits for', () => {
  it('leaves nothing in the database once it is sent', async () => {
    await queueMail(payload, mail)
    expect(server.mails).toHaveLength(1)
    expect(await readRows()).toEqual([])
  })

  it('is tried again with growing pauses, by one process', async () => {
    refuse('Greylisted lan@example.com')
    await queueMail(payload, mail)
    expect(await listFailures(payload, 'de')).toMatchObject([
      {
        title: 'Bearbeitungslink eines Codes (l…@example.com)',
        reason: expect.stringMatching(/Greylisted …$/),
        nextAt: '2026-12-01T09:01:00.000Z',
        canRetry: true,
      },
    ])
    later(1)
    await deliverDueMails(payload)
    expect(await listFailures(payload, 'de')).toMatchObject([
      { nextAt: '2026-12-01T09:06:00.000Z' },
    ])
    server.refusal = undefined
    await deliverDueMails(payload)
    expect(server.mails).toEqual([])
    later(6)
    await Promise.all([deliverDueMails(payload), deliverDueMails(payload)])
    expect(server.mails).toHaveLength(1)
    expect(await readRows()).toEqual([])
  })

  it('is encrypted while it waits', async () => {
    refuse('Busy')
    await queueMail(payload, mail)
    expect(JSON.stringify(await readRows())).not.toMatch(/secret|lan@/)
  })

  it('fails for good when the server refuses it for good, or its link has expired', async () => {
    refuse('No such mailbox', 550)
    await queueMail(payload, mail)
    expect(await listFailures(payload, 'en')).toMatchObject([
      { reason: expect.stringContaining('No such mailbox'), nextAt: null, canRetry: true },
    ])
    await payload.db.drizzle.execute(sql`delete from outgoing_mails`)
    refuse('Busy')
    await queueMail(payload, { ...mail, expiresAt: new Date(start.getTime() + 30_000) })
    server.refusal = undefined
    later(1)
    await deliverDueMails(payload)
    expect(server.mails).toEqual([])
    expect(await listFailures(payload, 'en')).toMatchObject([
      { reason: 'The link in this email has expired.', nextAt: null, canRetry: false },
    ])
    later(8 * 24 * 60)
    await deliverDueMails(payload)
    expect(await readRows()).toEqual([])
  })
})

it('lets administrators send it again or give it up, and no one else', async () => {
  refuse('No such mailbox', 550)
  await queueMail(payload, mail)
  const [{ id } = { id: '' }] = await listFailures(payload, 'en')
  const send = async (user = team.editor) => {
    const answer = await requestAs(`/outgoing-mails/${id}/send`, user, { method: 'POST' })
    return { status: answer.status, ...(await answer.json()) }
  }
  expect((await send()).status).toBe(403)
  expect(await send(team.admin)).toMatchObject({ status: 200, sent: false })
  const remove = (user = team.editor) =>
    requestAs(`/outgoing-mails/${id}`, user, { method: 'DELETE' })
  expect((await remove()).status).toBe(403)
  server.refusal = undefined
  expect(await send(team.admin)).toMatchObject({ status: 200, sent: true })
  refuse('No such mailbox', 550)
  await queueMail(payload, mail)
  const [other] = await listFailures(payload, 'en')
  expect(
    (await requestAs(`/outgoing-mails/${other?.id}`, team.admin, { method: 'DELETE' })).status,
  ).toBe(200)
  expect(await readRows()).toEqual([])
  const listed = await requestAs('/outgoing-mails', team.editor)
  expect(listed.status).toBe(403)
})

it('lists a job that failed, which administrators run again', async () => {
  await payload.db.drizzle.execute(sql`
    update graphile_worker._private_jobs set last_error = 'no such bucket', attempts = 3,
      run_at = '2030-01-01' where key = 'purge-files'`)
  const failures = await listFailures(payload, 'fr')
  expect(failures).toMatchObject([
    { kind: 'job', title: 'Supprimer les fichiers inutilisés', reason: 'no such bucket' },
  ])
  const run = (user = team.editor) =>
    requestAs(`/jobs/${failures[0]?.id}/run`, user, { method: 'POST' })
  expect((await run()).status).toBe(403)
  expect((await run(team.admin)).status).toBe(200)
  const { rows } = await payload.db.drizzle.execute(
    sql`select key from graphile_worker.jobs where key = 'purge-files' and run_at <= now()`,
  )
  expect(rows).toEqual([{ key: 'purge-files' }])
  expect((await requestAs('/jobs/unknown/run', team.admin, { method: 'POST' })).status).toBe(404)
})
