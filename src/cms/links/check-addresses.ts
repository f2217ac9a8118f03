import type { PayloadRequest } from 'payload'
import { type LabelKey, labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/desk/documents/connection-of'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { isExternalAddress, isInternalAddress } from './address'
import { formatReference, parseReference, type Reference } from './document-address'
import { findDestinations, type LinkDestination } from './find-destinations'
import { findTargets, isShownIn } from './find-targets'
import { isDocumentPath, parseOwnAddress } from './own-address'
import { isSitePage } from './site-pages'

/** Reason why an address cannot be published; `target` is its display name. */
export type AddressFault = {
  problem: Extract<LabelKey, `links.${'address' | 'noPage' | 'unpublished' | 'deleted'}`>
  target: string
}

/**
 * Validates stored addresses: references to documents, paths of the site and external addresses.
 * Returns the error of each, in the same order.
 */
export async function checkAddresses(
  addresses: readonly string[],
  req: PayloadRequest,
): Promise<(AddressFault | undefined)[]> {
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const parsed = addresses.map(parseAddress)
  // A seed adds documents that link to each other one after the other.
  const found = req.context?.plannedDocuments ? undefined : await findAll(parsed, locale, req)
  return addresses.map((address, at) => {
    const one = parsed[at]
    if (one === 'address') return { problem: 'links.address', target: address }
    if (typeof one !== 'object') return undefined
    if (found) return findTargetFault(one, address, { found, locale, language: req.i18n.language })
    const isMissing = 'path' in one && !isDocumentPath(one.path)
    return isMissing ? { problem: 'links.noPage', target: address } : undefined
  })
}

type Wanted = { reference: Reference } | { path: string }

/** Finds what references and paths lead to. */
async function findAll(
  parsed: readonly (Wanted | string)[],
  locale: Locale,
  req: PayloadRequest,
): Promise<Map<string, LinkDestination>> {
  const wanted = parsed.flatMap((one) => (typeof one === 'object' ? [one] : []))
  if (wanted.length === 0) return new Map()
  const connection = await connectionOf(req)
  const references = wanted.flatMap((one) => ('reference' in one ? [one.reference] : []))
  const paths = wanted.flatMap((one) => ('path' in one ? [one.path] : []))
  const targets = await findTargets(connection, references, locale)
  const destinations = await findDestinations(connection, paths, locale)
  return new Map([...targets.map((target) => [target.reference, target] as const), ...destinations])
}

function findTargetFault(
  wanted: Wanted,
  address: string,
  context: { found: ReadonlyMap<string, LinkDestination>; locale: Locale; language: string },
): AddressFault | undefined {
  const { found, locale, language } = context
  const isReference = 'reference' in wanted
  const target = found.get(
    isReference ? formatReference({ ...wanted.reference, suffix: '' }) : wanted.path,
  )
  // A redirect to a page that is no document, or to another site, is valid.
  if (target === 'page' || isShownIn(locale, target)) return undefined
  if (target) return { problem: 'links.unpublished', target: target.title ?? target.path }
  if (isReference)
    return { problem: 'links.deleted', target: labelFor(language, 'links.deletedTarget') }
  return { problem: 'links.noPage', target: address }
}

/** Validates an address field and returns its error message. */
export async function validateAddress(
  address: string,
  req: PayloadRequest,
): Promise<string | true> {
  const [fault] = await checkAddresses([address], req)
  return fault ? formatFault(fault, req) : true
}

function formatFault({ problem, target }: AddressFault, req: PayloadRequest): string {
  const message = labelFor(req.i18n.language, problem)
  return problem === 'links.noPage' || problem === 'links.unpublished'
    ? `${message} ${target}`
    : message
}

/** Parses an address into what has to exist, or into its validity if nothing has to. */
function parseAddress(address: string): Wanted | 'right' | 'address' {
  const reference = parseReference(address)
  if (reference) return { reference }
  const own = parseOwnAddress(address)
  // An absolute address of this site can be one that no document has, such as that of a file.
  if (own && (isInternalAddress(address) || isDocumentPath(own.path)))
    return isSitePage(own.path) ? 'right' : { path: own.path }
  return isExternalAddress(address) ? 'right' : 'address'
}
