import { paths, reservedPostSlugs } from '@/paths'

const pathOf = {
  posts: paths.post,
  solutions: paths.solution,
  'legal-pages': paths.legalPage,
  categories: paths.blogCategory,
  tags: paths.blogTag,
}

/** Collections whose documents have a public address. */
export type LinkedCollection = keyof typeof pathOf

export const linkedCollections = Object.keys(pathOf) as LinkedCollection[]

export function isLinkedCollection(slug: string): slug is LinkedCollection {
  return slug in pathOf
}

/** The path, without locale, of a document. */
export function documentPath(collection: LinkedCollection, slug: string): string {
  return pathOf[collection](slug)
}

/** Which document a path would lead to, without checking that it exists. */
export function parseDocumentPath(
  path: string,
): { collection: LinkedCollection; slug: string } | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const collection = linkedCollections.find((one) => documentPath(one, slug) === path)
  if (!slug || !collection) return undefined
  const isReserved = collection === 'posts' && reservedPostSlugs.some((name) => name === slug)
  return isReserved ? undefined : { collection, slug }
}

/** A link to a document by its id, which stays the same when the document changes its slug. */
export type Reference = { collection: LinkedCollection; id: string }

const referencePattern = /^([a-z-]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** As an address field stores it: `posts:0198c2b4-…`. */
export function formatReference({ collection, id }: Reference): string {
  return `${collection}:${id}`
}

export function parseReference(value: string): Reference | undefined {
  const [, collection = '', id = ''] = referencePattern.exec(value) ?? []
  return isLinkedCollection(collection) ? { collection, id } : undefined
}

/** The reference in the fields of a link in a rich text. */
export function readLinkReference(fields: unknown): Reference | undefined {
  const { linkType, doc } = (fields ?? {}) as {
    linkType?: unknown
    doc?: { relationTo: string; value: unknown } | null
  }
  if (linkType !== 'internal' || !doc) return undefined
  const { relationTo, value } = doc
  const id = typeof value === 'object' && value && 'id' in value ? value.id : value
  return parseReference(`${relationTo}:${id}`)
}
