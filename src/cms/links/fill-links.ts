import { formatReference, parseReference, readLinkReference } from './document-address'

type Data = Readonly<Record<string, unknown>>

/** Lists the documents that texts and address fields of the content link to, in a stable order. */
export function listReferences(content: unknown): string[] {
  const found = new Set<string>()
  visit(content, (reference) => found.add(reference))
  return [...found].sort()
}

/**
 * Returns the content with the paths of its linked documents. A link to a document without a path
 * has no address, and an address field becomes null.
 */
export function fillLinks<Content>(content: Content, paths: ReadonlyMap<string, string>): Content {
  return fill(content, paths) as Content
}

function visit(value: unknown, add: (reference: string) => void): void {
  if (typeof value === 'string' && parseReference(value)) add(value)
  if (Array.isArray(value)) for (const one of value) visit(one, add)
  else if (isData(value)) {
    const reference = readLinkReference(value)
    if (reference) add(formatReference(reference))
    for (const one of Object.values(value)) visit(one, add)
  }
}

function fill(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return parseReference(value) ? (paths.get(value) ?? null) : value
  if (Array.isArray(value)) return value.map((one) => fill(one, paths))
  if (!isData(value)) return value
  const reference = readLinkReference(value)
  if (reference) return { ...value, url: paths.get(formatReference(reference)) }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, paths)]))
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}
