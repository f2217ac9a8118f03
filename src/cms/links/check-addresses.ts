import type { PayloadRequest } from 'payload'
import { findRedirectTarget } from '@/cms/addresses/write-redirects'
import { type LabelKey, labelFor } from '@/cms/admin/label'
import { connectionOf } from '@/cms/hooks/connection-of'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { isExternalAddress, isInternalAddress, pageOfAddress } from './address'
import {
  formatReference,
  parseDocumentPath,
  parseReference,
  type Reference,
} from './document-address'
import { findTargets, isShownIn, type LinkTarget, type WantedTarget } from './find-targets'
import { firstListPage, isSitePage } from './site-pages'

/** Reason why an address cannot be published; `target` is its display name. */
export type AddressFault = {
  problem: Extract<LabelKey, `links.${'address' | 'noPage' | 'unpublished' | 'deleted'}`>
  target: string
}

/** Set by the seed, which adds documents that link to each other one after the other. */
export const allowMissingLinks = { allowMissingLinks: true }

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
  const wanted = parsed.flatMap((one) => (typeof one === 'object' ? [one] : []))
  if (wanted.length === 0 || req.context?.allowMissingLinks)
    return parsed.map((one, at) => findTextFault(one, addresses[at] ?? ''))
  const targets = await findTargets(await connectionOf(req), wanted, locale)
  const faults: (AddressFault | undefined)[] = []
  for (const [at, one] of parsed.entries()) {
    const address = addresses[at] ?? ''
    if (typeof one !== 'object') faults.push(findTextFault(one, address))
    else faults.push(await findTargetFault(one, address, { targets, locale, req }))
  }
  return faults
}

async function findTargetFault(
  wanted: WantedTarget,
  address: string,
  { targets, locale, req }: { targets: readonly LinkTarget[]; locale: Locale; req: PayloadRequest },
): Promise<AddressFault | undefined> {
  const target = findTarget(targets, wanted, address)
  if (isShownIn(locale, target)) return undefined
  const page = pageOfAddress(address)
  if (target) return { problem: 'links.unpublished', target: target.title ?? page }
  if ('id' in wanted)
    return { problem: 'links.deleted', target: labelFor(req.i18n.language, 'links.deletedTarget') }
  // A redirect from a moved page is valid.
  if (await findRedirectTarget(page, req)) return undefined
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

/** Parses an address into a document, or into the validity of an address without one. */
function parseAddress(address: string): WantedTarget | 'right' | 'noPage' | 'address' {
  const reference: Reference | undefined = parseReference(address)
  if (reference) return reference
  if (isExternalAddress(address)) return 'right'
  if (!isInternalAddress(address)) return 'address'
  const page = firstListPage(pageOfAddress(address))
  return isSitePage(page) ? 'right' : (parseDocumentPath(page) ?? 'noPage')
}

function findTextFault(
  parsed: ReturnType<typeof parseAddress>,
  address: string,
): AddressFault | undefined {
  if (parsed === 'noPage') return { problem: 'links.noPage', target: address }
  return parsed === 'address' ? { problem: 'links.address', target: address } : undefined
}

function findTarget(
  targets: readonly LinkTarget[],
  wanted: WantedTarget,
  address: string,
): LinkTarget | undefined {
  const page = firstListPage(pageOfAddress(address))
  return targets.find(({ path, reference }) =>
    'id' in wanted ? reference === formatReference(wanted) : path === page,
  )
}
