import { paths } from '@/paths'

const pathOf = {
  posts: paths.post,
  'legal-pages': paths.legalPage,
  solutions: paths.solution,
  categories: paths.blogCategory,
  tags: paths.blogTag,
}

/** Collections whose documents have addresses. */
export type AddressedCollection = keyof typeof pathOf

export const addressedCollections = Object.keys(pathOf) as AddressedCollection[]

export function isAddressed(collection: string): collection is AddressedCollection {
  return collection in pathOf
}

/** Returns the path, without locale, of a document's page. */
export function documentPath(collection: AddressedCollection, slug: string): string {
  return pathOf[collection](slug)
}
