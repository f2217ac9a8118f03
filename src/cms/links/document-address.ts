import {
  type AddressedCollection,
  addressedCollections,
  documentPath,
  isAddressed,
} from '@/cms/addresses/document-path'
import { isReservedPostSlug } from '@/paths'

/** Parses the document of a path, without checking that it exists. */
export function parseDocumentPath(
  path: string,
): { collection: AddressedCollection; slug: string } | undefined {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const collection = addressedCollections.find((one) => documentPath(one, slug) === path)
  if (!slug || !collection) return undefined
  return collection === 'posts' && isReservedPostSlug(slug) ? undefined : { collection, slug }
}

/** A link to a document by its id, which does not change with the slug of the document. */
export type Reference = { collection: AddressedCollection; id: string }

const referencePattern = /^([a-z-]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Formats a reference as stored in an address field: `posts:0198c2b4-…`. */
export function formatReference({ collection, id }: Reference): string {
  return `${collection}:${id}`
}

export function parseReference(value: string): Reference | undefined {
  const [, collection = '', id = ''] = referencePattern.exec(value) ?? []
  return isAddressed(collection) ? { collection, id } : undefined
}

/** Returns the reference in the fields of a rich text link. */
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
