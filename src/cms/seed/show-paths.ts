import { formatReference, parseReference, readLinkReference } from '@/cms/links/document-address'
import type { PlannedDocuments } from '@/cms/links/link-by-id'

/**
 * Returns stored content with links to seeded documents as the seed writes them, as paths: ids differ
 * from site to site.
 */
export function showPaths<Content>(content: Content, planned: PlannedDocuments): Content {
  const paths = new Map([...planned].map(([path, reference]) => [reference, path]))
  return show(content, paths) as Content
}

function show(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return findPath(parseReference(value), paths) ?? value
  if (Array.isArray(value)) return value.map((one) => show(one, paths))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const url = findPath(readLinkReference(value), paths)
  if (url !== undefined) {
    const { doc, suffix, ...fields } = value as Record<string, unknown>
    return { ...fields, linkType: 'custom', url }
  }
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, show(own, paths)]))
}

function findPath(
  reference: ReturnType<typeof parseReference>,
  paths: ReadonlyMap<string, string>,
): string | undefined {
  const path = reference && paths.get(formatReference({ ...reference, suffix: '' }))
  return path && path + (reference.suffix ?? '')
}
