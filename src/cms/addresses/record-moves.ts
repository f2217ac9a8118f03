import type { CollectionConfig, PayloadRequest } from 'payload'
import { publishedIn } from '@/cms/published-in'
import { documentPath, isAddressed } from './document-path'
import { recordMove } from './write-redirects'

/**
 * Redirects the old address of a document to its new one when the new one is published. The
 * collection's table contains the published state, the versions table contains drafts.
 */
export const recordMoves = {
  beforeChange: async ({ collection, originalDoc, req }) => {
    if (req.context.savesDraft || !originalDoc?.id) return
    rememberedPaths(req).set(
      originalDoc.id,
      await findPublicPath(collection.slug, originalDoc.id, req),
    )
  },
  afterChange: async ({ collection, doc, req }) => {
    if (req.context.savesDraft) return
    const oldPath = rememberedPaths(req).get(doc.id)
    const path = await findPublicPath(collection.slug, doc.id, req)
    if (path && path !== oldPath) await recordMove(oldPath, path, req)
  },
} satisfies {
  beforeChange: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeChange']>[number]
  afterChange: NonNullable<NonNullable<CollectionConfig['hooks']>['afterChange']>[number]
}

/** Returns the address of a document that is published in any language. */
async function findPublicPath(
  collection: string,
  id: string,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (!isAddressed(collection)) return undefined
  const found = await req.payload.db.findOne<{ id: string; slug: string }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    locale: 'all',
    req,
  })
  return found && publishedIn(found).length > 0 ? documentPath(collection, found.slug) : undefined
}

/** Returns the public addresses before this operation, by document id. */
function rememberedPaths({ context }: PayloadRequest): Map<string, string | undefined> {
  context.publicPaths ??= new Map()
  return context.publicPaths as Map<string, string | undefined>
}
