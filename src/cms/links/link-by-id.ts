import { isDeepStrictEqual } from 'node:util'
import type { FieldHook, PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { simplifyText } from '@/desk/states/simplify-text'
import { defaultLocale } from '@/i18n/locales'
import { parseReference } from './document-address'
import { findDestinations } from './find-destinations'
import { parseOwnAddress } from './own-address'
import { isSitePage } from './site-pages'

/** The references of documents that a seed is going to add, by path. */
export type PlannedDocuments = ReadonlyMap<string, string>

type Node = { type?: unknown; fields?: Record<string, unknown>; children?: readonly Node[] }

/** Stores the address of a document, typed or pasted, as a link by id; see `linkByIdInText`. */
export const linkByIdInField: FieldHook = async ({ req, value }) => {
  if (typeof value !== 'string') return value
  return (await findStored([value], req)).get(value) ?? value
}

/**
 * Stores links of a rich text that have the address of a document as internal links, with their
 * query and fragment. A text that is saved as it was stays as it is: a change of English without a
 * new word would make its translations outdated.
 */
export const linkByIdInText: FieldHook = async ({ previousValue, req, value }) => {
  const addresses = [...new Set(listAddresses(value as Node | null | undefined))]
  if (addresses.length === 0) return value
  const isUnchanged = isDeepStrictEqual(simplifyText(value), simplifyText(previousValue))
  if (isUnchanged) return value
  const stored = await findStored(addresses, req)
  return stored.size > 0 ? { ...value, root: convert(value.root, stored) } : value
}

/** Returns what to store for the addresses that lead to a document or page of the site. */
async function findStored(
  addresses: readonly string[],
  req: PayloadRequest,
): Promise<Map<string, string>> {
  const own = addresses.flatMap((address) => {
    const parsed = parseOwnAddress(address)
    return parsed ? [{ address, ...parsed }] : []
  })
  const planned = req.context.plannedDocuments as PlannedDocuments | undefined
  const paths = own.flatMap(({ path }) => (isSitePage(path) || planned?.has(path) ? [] : [path]))
  const destinations =
    paths.length > 0
      ? await findDestinations(await connectionOf(req), paths, defaultLocale)
      : new Map()
  const stored = new Map<string, string>()
  for (const { address, path, suffix } of own) {
    const destination = destinations.get(path)
    const reference = planned?.get(path) ?? destination?.reference
    if (reference) stored.set(address, reference + suffix)
    else if (isSitePage(path)) stored.set(address, path + suffix)
  }
  return stored
}

function listAddresses(value: unknown): string[] {
  const { root } = (value ?? {}) as { root?: Node }
  return root ? listInside(root) : []
}

function listInside(node: Node): string[] {
  const address = readAddress(node)
  return [...(address ? [address] : []), ...(node.children ?? []).flatMap(listInside)]
}

/** Returns the address of a link that is not stored by id. */
function readAddress({ type, fields }: Node): string | undefined {
  const isTyped = (type === 'link' || type === 'autolink') && fields?.linkType !== 'internal'
  return isTyped && typeof fields?.url === 'string' ? fields.url : undefined
}

function convert(node: Node, stored: ReadonlyMap<string, string>): Node {
  const children = node.children?.map((child) => convert(child, stored))
  const own = children ? { ...node, children } : node
  const address = readAddress(node)
  const found = address === undefined ? undefined : stored.get(address)
  if (found === undefined) return own
  const { url, ...fields } = node.fields ?? {}
  const reference = parseReference(found)
  if (!reference) return { ...own, fields: { ...fields, url: found } }
  const { collection, id, suffix } = reference
  const doc = { relationTo: collection, value: id }
  const internal = { ...fields, linkType: 'internal', doc, ...(suffix && { suffix }) }
  // A link that the editor recognized in typed text is one from now on, with the text as it is.
  return { ...own, type: 'link', fields: internal }
}
