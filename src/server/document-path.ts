import { paths } from '@/paths'
import type { PageCollection } from './find-document'

const pathOf: Record<PageCollection, (slug: string) => string> = {
  posts: paths.post,
  'legal-pages': paths.legalPage,
  solutions: paths.solution,
}

/** The path, without locale, of a document that is a page. */
export function documentPath(collection: PageCollection, slug: string): string {
  return pathOf[collection](slug)
}
