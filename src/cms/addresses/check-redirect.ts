import type { LabelKey } from '@/cms/admin/label'
import { isOwnHost } from '@/cms/links/own-address'
import { isLocale } from '@/i18n/locales'
import { isFixedPath, isRedirectedPath } from '@/paths'
import { isEditorPage } from '@/qr/content'

/** Key of a message that explains what to change. */
export type RedirectFault = Extract<LabelKey, `addresses.errors.${string}`>

/** Matches a path without segments that are empty, `.` or `..`, which browsers resolve. */
const pathPattern = /^(\/(?!\.{1,2}(\/|$))[^\s\\/?#]+)+$/

/** Normalizes an address for storage and comparison: decoded, without a trailing slash. */
export function tidyAddress(text: string): string {
  const address = text.trim()
  if (!address.startsWith('/')) return URL.canParse(address) ? new URL(address).href : address
  const path = address.length > 1 ? address.replace(/\/$/, '') : address
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Validates the source of a redirect, as `tidyAddress` returns it. */
export function findSourceFault(from: string): RedirectFault | undefined {
  if (from === '/') return 'addresses.errors.fixed'
  if (!pathPattern.test(from)) return 'addresses.errors.source'
  if (hasLocale(from)) return 'addresses.errors.locale'
  // Types are compared case-insensitively.
  const isFixed = isFixedPath(from) || isEditorPage(from.slice(1).toLowerCase())
  return isFixed ? 'addresses.errors.fixed' : undefined
}

/** Validates the target of a redirect, as `tidyAddress` returns it. */
export function findTargetFault(to: string, from: string): RedirectFault | undefined {
  if (!to.startsWith('/')) return findWebAddressFault(to)
  if (to !== '/' && !pathPattern.test(to)) return 'addresses.errors.target'
  if (hasLocale(to)) return 'addresses.errors.locale'
  if (to === from) return 'addresses.errors.same'
  return isRedirectedPath(to) ? 'addresses.errors.redirected' : undefined
}

function findWebAddressFault(to: string): RedirectFault | undefined {
  if (!to.startsWith('https://') || !URL.canParse(to)) return 'addresses.errors.target'
  const { host, username, password } = new URL(to)
  if (username || password) return 'addresses.errors.target'
  return isOwnHost(host) ? 'addresses.errors.ownHost' : undefined
}

function hasLocale(path: string): boolean {
  return isLocale(path.split('/')[1])
}
