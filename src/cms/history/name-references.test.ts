import type { FlattenedField, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { nameReferences } from './name-references'

const fields = [
  { type: 'upload', name: 'image', relationTo: 'media', localized: true },
  { type: 'relationship', name: 'tags', relationTo: 'tags', hasMany: true },
] as unknown as FlattenedField[]

it('names the pictures of each language, and every document of a list', async () => {
  const requested: unknown[] = []
  const collection = { config: { admin: { useAsTitle: 'title' } } }
  const payload = {
    collections: { media: collection, tags: collection },
    find: async ({
      collection,
      where,
    }: {
      collection: string
      where: { id: { in: string[] } }
    }) => {
      requested.push([collection, where.id.in])
      return { docs: where.id.in.map((id) => ({ id, title: `Title of ${id}` })) }
    },
  }
  const versions = [{ image: { en: 'a', de: 'b', fr: null }, tags: ['c', 'd'] }, {}]
  const req = { payload } as unknown as PayloadRequest
  const names = await nameReferences(fields, versions, 'en', req)
  expect(requested).toEqual([
    ['media', ['a', 'b']],
    ['tags', ['c', 'd']],
  ])
  expect(names.get('media:b')).toBe('Title of b')
})
