const genericDomains =
  /^(com|org|net|info|biz|edu|gov|mil|int|io|app|dev|me|tv|xyz|online|shop|site|store|club|blog|cloud|page|link|tech|wiki|berlin|wien|london|paris|swiss|museum)$/i

/** Domains of countries that are also endings of files, so `notes.md` is taken for no link. */
const fileEndings = /^(ai|cc|gz|hs|js|md|mm|pl|pm|ps|py|rs|sh|so|ts)$/i

/**
 * Whether a text without scheme is a web address beyond doubt: `www.…`, or a host with a familiar
 * domain, perhaps with port, path or query. `Yes.No`, `e.g.`, `1.2` and `main.rs` stay texts.
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
