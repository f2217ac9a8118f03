export type SplitLink = {
  /** With colon and slashes, unchanged: `https://`, `HTTPS:\\`, `mailto:`. */
  scheme: string
  /** With the at sign. */
  user: string
  host: string
  /** With the colon. */
  port: string
  path: string
  query: string
  fragment: string
}

/** Schemes for which browsers treat backslashes as slashes (WHATWG URL, “special schemes”). */
const webScheme = /^(https?:)([/\\]*)/i
const anyScheme = /^([a-z][a-z0-9+.-]*:)(\/\/)?/i

/** Splits a link into its parts by the rules of browsers; nothing is decoded. */
export function splitLink(link: string): SplitLink {
  const web = webScheme.exec(link)
  const isWeb = web !== null || !startsWithScheme(link)
  const scheme = web?.[0] ?? (isWeb ? '' : (anyScheme.exec(link)?.[0] ?? ''))
  const rest = link.slice(scheme.length)
  const hasAuthority = isWeb || scheme.endsWith('//')
  const end = rest.search(isWeb ? /[/\\?#]/ : /[/?#]/)
  const authority = hasAuthority ? rest.slice(0, end < 0 ? rest.length : end) : ''
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const [, host = '', port = ''] =
    /^(\[[^\]]*\]|[^:]*)((?::.*)?)$/s.exec(authority.slice(user.length)) ?? []
  const tail = rest.slice(authority.length)
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)((?:\?[^#]*)?)((?:#.*)?)$/s.exec(tail) ?? []
  return { scheme, user, host, port, path, query, fragment }
}

/** `example.com:8080/x` and `localhost:3000` begin with a host, not with a scheme. */
function startsWithScheme(link: string): boolean {
  const [whole, name] = /^([a-z][a-z0-9+.-]*):/i.exec(link) ?? []
  if (whole === undefined || name === undefined) return false
  const numeric = /^(tel|sms|smsto|geo|mailto)$/i.test(name)
  return numeric || !(name.includes('.') || /^\d{1,5}($|[/?#])/.test(link.slice(whole.length)))
}
