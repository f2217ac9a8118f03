import { isAddressField } from './address-fields'
import { formatReference, parseReference, readLinkReference } from './document-address'
import { isDocumentPath, parseOwnAddress } from './own-address'
import { isSitePage } from './site-pages'

type Data = Readonly<Record<string, unknown>>

/** The paths of documents that can be opened, by reference or by the path that leads to them. */
export type LinkPaths = ReadonlyMap<string, string>

/**
 * Lists the documents that texts and address fields of the content link to, in a stable order: their
 * references without suffix, and paths of the site, which were stored before links had ids.
 */
export function listLinks(content: unknown): string[] {
  const found = new Set<string>()
  replaceAddresses(content, (address) => {
    const link = readLink(address)
    if (link && !isSitePage(link.target)) found.add(link.target)
    return address
  })
  return [...found].sort()
}

/**
 * Returns the content with the paths of its linked documents. A link to a document without a path
 * has no address, and an address field becomes null.
 */
export function fillLinks<Content>(content: Content, paths: LinkPaths): Content {
  return replaceAddresses(content, (address) => {
    const link = readLink(address)
    if (!link) return address
    const { suffix, target } = link
    const path = isSitePage(target) ? target : paths.get(target)
    if (path !== undefined) return path + suffix
    return target.startsWith('/') && !isDocumentPath(target) ? address : undefined
  }) as Content
}

/** Returns the reference or path that an address leads to; undefined for other sites. */
function readLink(address: string): { target: string; suffix: string } | undefined {
  const reference = parseReference(address)
  if (!reference) {
    const own = parseOwnAddress(address)
    return own && { target: own.path, suffix: own.suffix }
  }
  const { suffix = '', ...document } = reference
  return { target: formatReference(document), suffix }
}

type Replace = (address: string) => string | undefined

function replaceAddresses(value: unknown, replace: Replace): unknown {
  if (typeof value === 'string') return parseReference(value) ? (replace(value) ?? null) : value
  if (Array.isArray(value)) return value.map((one) => replaceAddresses(one, replace))
  if (!isData(value)) return value
  const reference = readLinkReference(value)
  if (reference) return { ...value, url: replace(formatReference(reference)) }
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      if (typeof own !== 'string' || !isAddressOf(value, name))
        return [name, replaceAddresses(own, replace)]
      const address = replace(own)
      return [name, name === 'url' ? address : (address ?? null)]
    }),
  )
}

/** Returns whether a member is the address of a link or an address field. */
function isAddressOf(value: Data, name: string): boolean {
  return name === 'url' ? value.linkType === 'custom' : isAddressField(name)
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null
}
