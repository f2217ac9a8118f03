import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '@/env'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
let listener: pg.Client
let heard: string[]
let id: string

const collection = 'categories'

/**
 * Waits for a marker notification. Notifications arrive in the order of commits, so all earlier
 * ones have arrived by then.
 */
async function listenUntilNow(): Promise<string[]> {
  const arrived = new Promise<void>((resolve) => {
    const wait = ({ payload: tag }: pg.Notification) => {
      if (tag !== 'end') return
      listener.off('notification', wait)
      resolve()
    }
    listener.on('notification', wait)
  })
  await listener.query("select pg_notify('content_changed', 'end')")
  await arrived
  return heard.filter((tag) => tag !== 'end')
}

beforeAll(async () => {
  payload = await startTestPayload()
  listener = new pg.Client(env.DATABASE_URL)
  listener.on('notification', ({ payload: tag }) => heard.push(tag ?? ''))
  heard = []
  await listener.connect()
  await listener.query('listen content_changed')
})
afterAll(() => listener.end())

beforeEach(async () => {
  const data = { title: 'Guides', slug: `guides-${Math.random()}`, _status: 'published' } as const
  id = (await payload.create({ collection, data })).id
  await listenUntilNow()
  heard = []
})

it('tells of a published change', async () => {
  await payload.update({ collection, id, data: { title: 'More', _status: 'published' } })
  expect(await listenUntilNow()).toEqual([collection])
})

it('tells of a redirect from another address, also where a draft had it before', async () => {
  const slug = `moved-${Math.random()}`
  await payload.update({ collection, id, data: { slug }, draft: true, autosave: true })
  expect(await listenUntilNow()).toEqual([])
  await payload.update({ collection, id, data: { _status: 'published' } })
  expect(await listenUntilNow()).toEqual(['redirects', collection])
})

it('is silent about drafts', async () => {
  await payload.update({ collection, id, data: { title: 'Draft' }, draft: true, autosave: true })
  await payload.create({
    collection,
    data: { title: 'New', slug: 'new-draft' } as never,
    draft: true,
  })
  await payload.updateGlobal({ slug: 'home', data: { hero: { title: 'Draft' } }, draft: true })
  expect(await listenUntilNow()).toEqual([])
})

it('tells of a language that is withdrawn, and of all of them', async () => {
  await payload.update({ collection, id, data: { _status: 'draft' } })
  expect(await listenUntilNow()).toEqual([collection])
  await payload.update({ collection, id, data: {}, locale: 'de', unpublishAllLocales: true })
  expect(await listenUntilNow()).toEqual([collection, collection])
})

it('tells of deletions, restored versions, globals and pictures', async () => {
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
  await payload.restoreVersion({ collection, id: docs[0]?.id ?? '' })
  await payload.delete({ collection, id })
  const data = { hero: { title: 'Home' }, _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home', data })
  expect(await listenUntilNow()).toEqual([collection, collection, 'home'])
})

it('is silent when the change is rolled back', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? ''
  const data = { title: 'Never', _status: 'published' } as const
  await payload.update({ collection, id, data, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  expect(await listenUntilNow()).toEqual([])
})
