import type { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import NextCache from './next-cache.mjs'

const bus: EventEmitter = process
const page = { kind: 'APP_PAGE', html: 'A' }

it('returns a page to every request until content changes', async () => {
  await new NextCache().set('/en', page)
  expect(await new NextCache().get('/en')).toMatchObject({ value: page })
  bus.emit('contentChanged')
  expect(await new NextCache().get('/en')).toBeNull()
})

it('drops the page that was requested least recently', async () => {
  const cache = new NextCache()
  for (let number = 0; number < 50; number += 1) await cache.set(`/${number}`, page)
  await cache.get('/0')
  await cache.set('/new', page)
  expect(await cache.get('/0')).not.toBeNull()
  expect(await cache.get('/1')).toBeNull()
})

it('stores neither answers to fetch nor pages that do not exist any more', async () => {
  const cache = new NextCache()
  await cache.set('fetched', { kind: 'FETCH' })
  await cache.set('gone', null)
  expect([await cache.get('fetched'), await cache.get('gone')]).toEqual([null, null])
})
