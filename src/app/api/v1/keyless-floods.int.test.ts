import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { type DescribedOperation, describeApi } from '@/data/open-api/describe-api'
import { visitorAddressHeader } from '@/env'
import { startMailServer } from '@/testing/mail-server'
import { startTestPayload } from '@/testing/test-payload'
import { callOperation } from './call-operation-for-test'
import { createWorld, type World } from './create-world-for-test'

const { url: SMTP_URL } = await startMailServer()
const settings = { SMTP_URL, SMTP_FROM: 'codes@example.org' }
const payload = await startTestPayload(undefined, settings)
// Imported late, because the modules read the environment when they are loaded.
const { operations } = await import('@/data/operations/operations')
const described = describeApi(operations).operations

let world: World
const headers = { [visitorAddressHeader]: '203.0.113.7' }

/** Requests that a key is for, although anyone may send them. */
const alsoWithKey: readonly DescribedOperation['id'][] = [
  ...(['createCode', 'createCodes', 'readCodes'] as const),
  ...(['drawCode', 'drawCodeFromBody', 'drawOwnCode'] as const),
]

const call = (operation: DescribedOperation, sent: { key?: string; body: unknown }) => {
  const isFile = operation.body === 'file'
  return callOperation(operation, {
    params: operation.id === 'mailKey' ? { slug: world.slugs.free } : world.params,
    ...(operation.example?.query && { query: operation.example.query }),
    ...(isFile ? { body: '%PDF-1.4\n%%EOF\n' } : sent.body !== undefined && { body: sent.body }),
    key: sent.key,
    headers: { ...headers, ...(isFile && { 'content-type': 'application/octet-stream' }) },
  })
}

beforeAll(async () => {
  world = await createWorld()
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query('delete from rate_limits')
  const wrong = [undefined, `qw_${'a'.repeat(43)}`, `qz_${'a'.repeat(43)}`]
  for (const operation of described)
    for (const key of wrong)
      await call(operation, { ...(key && { key }), body: operation.example?.body })
  // The limit of images is counted in memory.
  const draw = described.find(({ id }) => id === 'drawCode') as DescribedOperation
  for (let request = 0; request < 300; request += 1)
    await callOperation(draw, { query: 'data=', headers })
  await pool.query('update rate_limits set points = 1000000')
})

it('refuses those who have no key, and guesses', async () => {
  for (const id of ['readWorkspace', 'readCode', 'createCode', 'drawCode', 'readCodes']) {
    const operation = described.find((each) => each.id === id) as DescribedOperation
    const answer = await call(operation, {
      ...(operation.needsKey && { key: `qw_${'b'.repeat(43)}` }),
      body: operation.example?.body,
    })
    expect(answer.status, id).toBe(429)
  }
})

const withKey = described.filter(({ id, needsKey }) => needsKey || alsoWithKey.includes(id))
// Its key ends with it.
const ordered = withKey.toSorted((a) => (a.id === 'deleteWorkspace' ? 1 : -1))

it.each(ordered.map((operation) => [operation.id, operation] as const))(
  'does not let them count against %s with a key',
  async (id, operation) => {
    const isOfCode = ['mailKey', 'readCodes'].includes(id)
    const body = world.fillExample(operation.example?.body)
    const listed = { codes: [{ slug: world.slugs.free, editKey: world.keys.editKey }] }
    const answer = await call(operation, {
      ...(id !== 'readCodes' && { key: isOfCode ? world.keys.editKey : world.keys.owner }),
      body: id === 'readCodes' ? listed : body,
    })
    expect(answer.status, await answer.text()).not.toBe(429)
    expect(answer.status).not.toBe(401)
  },
)
