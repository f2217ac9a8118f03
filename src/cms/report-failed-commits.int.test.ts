import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
beforeAll(async () => {
  payload = await startTestPayload()
})

it('reports a commit that the database refuses', async () => {
  const { sessions } = payload.db as unknown as PostgresAdapter
  const id = (await payload.db.beginTransaction()) ?? ''
  const transaction = sessions[id]?.db
  await transaction?.execute(sql`
    create temp table numbers (number int unique deferrable initially deferred) on commit drop`)
  await transaction?.execute(sql`insert into numbers values (1), (1)`)
  await expect(payload.db.commitTransaction(id)).rejects.toThrow()
  expect(sessions[id]).toBeUndefined()
})

it('rolls back', async () => {
  const before = await payload.count({ collection: 'tags' })
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const data = { title: 'undone', slug: 'undone' }
  await payload.create({ collection: 'tags', data, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  expect(await payload.count({ collection: 'tags' })).toEqual(before)
})
