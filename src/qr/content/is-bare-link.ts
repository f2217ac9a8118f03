const genericDomains =
  /^(com|org|net|info|biz|edu|gov|mil|int|io|app|dev|me|tv|xyz|online|shop|site|store|club|blog|cloud|page|link|tech|wiki|berlin|wien|london|paris|swiss|museum)$/i

/** Country domains that are also file extensions, so that `notes.md` is not treated as a link. */
const fileEndings = /^(ai|cc|gz|hs|js|md|mm|pl|pm|ps|py|rs|sh|so|ts)$/i

/**
 * Whether a text without scheme is certainly a web address: `www.…`, or a host with a common
 * top-level domain, optionally with port, path or query. `Yes.No`, `e.g.`, `1.2` and `main.rs` are
 * texts.
 */
export function isBareLink(text: string): boolean {
  const end = text.search(/[/?#]/)
  const authority = end < 0 ? text : text.slice(0, end)
  const [, host = ''] = /^([^:@\s]{1,253})(?::\d{1,5})?$/.exec(authority) ?? []
  const labels = host.split('.')
  const isHost =
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label))
  if (!isHost) return false
  const domain = labels.at(-1) ?? ''
  if (labels[0]?.toLowerCase() === 'www') return labels.length > 2 && !/^\d+$/.test(domain)
  // “Yes.No” is two sentences.
  if (/^\p{Lu}.*\p{Ll}/u.test(domain)) return false
  return genericDomains.test(domain) || (/^[a-z]{2}$/i.test(domain) && !fileEndings.test(domain))
}
