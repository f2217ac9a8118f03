import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { documentPath } from '@/cms/addresses/document-path'
import { formatReference } from '@/cms/links/document-address'
import type { PlannedDocuments } from '@/cms/links/link-by-id'
import type { SeededCollection } from './seed-target'

/**
 * Returns the references of all seeded documents by path, of those that exist and of those to be
 * added, so that documents can link to each other by id whatever their order.
 */
export async function planDocuments(
  payload: Payload,
  slugs: Readonly<Record<SeededCollection, readonly string[]>>,
): Promise<PlannedDocuments> {
  const existing = new Map<string, string>()
  const collections = Object.keys(slugs) as SeededCollection[]
  for (const collection of collections) {
    const { docs } = await payload.find({
      collection,
      where: { slug: { in: [...slugs[collection]] } },
      draft: true,
      depth: 0,
      pagination: false,
      select: { slug: true },
    })
    for (const { id, slug } of docs) existing.set(documentPath(collection, slug), id)
  }
  const now = Date.now()
  const planned = collections.flatMap((collection) =>
    slugs[collection].map((slug) => ({ collection, path: documentPath(collection, slug) })),
  )
  return new Map(
    planned.map(({ collection, path }, position) => {
      const id = existing.get(path) ?? makeId(now, position)
      return [path, formatReference({ collection, id })]
    }),
  )
}

/** Returns a UUID of version 7; those of the same time are in the order of their positions. */
function makeId(time: number, position: number): string {
  const milliseconds = time.toString(16).padStart(12, '0')
  const order = position.toString(16).padStart(3, '0')
  // The variant and random bits, with a hyphen before them.
  const rest = randomUUID().slice(18)
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${order}${rest}`
}
