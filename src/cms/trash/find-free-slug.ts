import type { CollectionSlug, PayloadRequest, Where } from 'payload'

const maxTries = 100

/**
 * Returns the slug of a restored document: its own, or with a number if another document has used
 * the slug meanwhile.
 */
export async function findFreeSlug(
  collection: CollectionSlug,
  id: string,
  slug: unknown,
  req: PayloadRequest,
): Promise<unknown> {
  if (typeof slug !== 'string') return slug
  for (let count = 1; count <= maxTries; count++) {
    const own = count === 1 ? slug : `${slug}-${count}`
    const where: Where = { and: [{ slug: { equals: own } }, { id: { not_equals: id } }] }
    if ((await req.payload.count({ collection, where, req })).totalDocs === 0) return own
  }
  return `${slug}-${id}`
}
