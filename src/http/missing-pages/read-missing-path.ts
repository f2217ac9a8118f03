import { isFixedPath, splitLocalizedPath } from '@/paths'

const maxLength = 200
const maxSegments = 8

/** Names that programs probe for weaknesses; no page of this site ever had them. */
const probes =
  /(?:^|\/)(?:\.|wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|solr|jenkins|owa|ecp|boaform|hnap1|geoserver|telescope|_profiler|server-status|node_modules|solutions\/)|\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git|sql|bak|old|orig|swp|zip|gz|tgz|rar|7z|tar|exe|dll|sh|ini|conf|cfg|ya?ml|toml|log|pem|key|map|js|mjs|css|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|action|do)$/i

/** Letters, digits and what addresses of pages are written with; no `@`, as in email addresses. */
const pagePath = /^(?:\/[\p{L}\p{M}\p{N}._~ !'()*+,:;=-]+)+$/u

/** A segment that identifies something: long digits or hexadecimal, or letters mixed with digits. */
const token =
  /^(?:\d{7,}|[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=.*\d)[^-_ ]{24,})$/i

/**
 * Returns the path of a missing page without its language, decoded, or undefined for addresses that
 * are not recorded: those of the application, of programs that probe the site, and those that may
 * contain personal data.
 */
export function readMissingPath(url: string): string | undefined {
  const [pathname = ''] = url.split('?')
  if (pathname.length > maxLength * 3) return undefined
  const decoded = decode(splitLocalizedPath(pathname).path)
  const path = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded
  if (path.length > maxLength || !pagePath.test(path) || probes.test(path)) return undefined
  const segments = path.slice(1).split('/')
  if (segments.length > maxSegments || segments.some((segment) => token.test(segment)))
    return undefined
  return isFixedPath(path) ? undefined : path
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
