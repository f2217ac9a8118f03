import { isLinkMarker } from './shared-link'

/** Longer queries are not passed on. */
const maxQueryLength = 2_000

/**
 * Adds the parameters with which a code was opened to its target. Parameters of the target
 * remain as they are, so that a link cannot change what the owner has set.
 *
 * @param target absolute URL
 * @param query with its `?`, or ''
 */
export function passQuery(target: string, query: string): string {
  if (query.length < 2 || query.length > maxQueryLength) return target
  const url = new URL(target)
  const added = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!url.searchParams.has(name) && !isLinkMarker(name, value)) added.append(name, value)
  }
  if (added.size === 0) return target
  // Not written by `searchParams`, which would change how the target's own query is encoded.
  url.search = `${url.search}${url.search ? '&' : '?'}${added}`
  return url.href
}
