import { isSlug } from '@/cms/addresses/is-slug'
import { env } from '@/env'
import { findHostLocale, isFixedPath, splitLocalizedPath } from '@/paths'
import { isInternalAddress } from './address'
import { parseDocumentPath } from './document-address'
import { firstListPage } from './site-pages'

/**
 * An address of this site: the path of the page, without language, and what follows it. Further
 * pages of a list of articles belong to the first, so `/page/2` is part of the suffix.
 */
export type OwnAddress = { path: string; suffix: string }

/** Returns whether a host is the site's or the sub-domain of one of its languages. */
export function isOwnHost(host: string): boolean {
  return host === new URL(env.SITE_URL).host || Boolean(findHostLocale(host, env.LOCALE_HOST))
}

/** Parses a path of the site or an absolute address of it, with or without a language. */
export function parseOwnAddress(address: string): OwnAddress | undefined {
  const local = isInternalAddress(address) ? address : readOwnUrl(address)
  if (local === undefined) return undefined
  const [pathname = ''] = local.split(/[?#]/, 1)
  const whole = decode(splitLocalizedPath(pathname).path.replace(/\/+$/, '')) || '/'
  const path = firstListPage(whole)
  return { path, suffix: whole.slice(path.length) + local.slice(pathname.length) }
}

/** Returns whether a path without language can only be that of a document. */
export function isDocumentPath(path: string): boolean {
  const document = parseDocumentPath(path)
  return document !== undefined && isSlug(document.slug) && !isFixedPath(path)
}

function readOwnUrl(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { hash, host, password, pathname, search, username } = new URL(address)
  return isOwnHost(host) && !username && !password ? pathname + search + hash : undefined
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
