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

/**
 * A link to a document by its id, which does not change with the slug of the document. `suffix` is
 * what follows the path: a query, a fragment or the number of a page of a list.
 */
export type Reference = { collection: AddressedCollection; id: string; suffix?: string }

const suffixSource = String.raw`(?:/page/\d+)?(?:\?[^\s\\#]*)?(?:#[^\s\\]*)?`
const suffixPattern = new RegExp(`^${suffixSource}$`)
const referencePattern = new RegExp(
  `^([a-z-]+):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(${suffixSource})$`,
)

/** Returns whether a text can follow the path of a document in an address. */
export function isSuffix(text: string): boolean {
  return suffixPattern.test(text)
}

/** Formats a reference as stored in an address field: `posts:0198c2b4-…#part`. */
export function formatReference({ collection, id, suffix = '' }: Reference): string {
  return `${collection}:${id}${suffix}`
}

export function parseReference(value: string): Reference | undefined {
  const [, collection = '', id = '', suffix] = referencePattern.exec(value) ?? []
  return isAddressed(collection) ? { collection, id, ...(suffix && { suffix }) } : undefined
}

/** Returns the reference in the fields of a rich text link. */
export function readLinkReference(fields: unknown): Reference | undefined {
  const { linkType, doc, suffix } = (fields ?? {}) as {
    linkType?: unknown
    suffix?: unknown
    doc?: { relationTo: string; value: unknown } | null
  }
  if (linkType !== 'internal' || !doc) return undefined
  const { relationTo, value } = doc
  const id = typeof value === 'object' && value && 'id' in value ? value.id : value
  const reference = `${relationTo}:${id}`
  const own = typeof suffix === 'string' ? suffix : ''
  return parseReference(reference + own) ?? parseReference(reference)
}
