import { percentEncode } from '@/std/percent-encode'
import type { ErrorKey } from './issue'

export type NormalizedUrl =
  | { ok: true; url: string; scheme: string; host: string }
  | { ok: false; key: ErrorKey }

/** These run what they carry; they never go into a code. */
const refusedSchemes = ['javascript', 'data', 'vbscript']

/** Schemes whose rest may look like a port: `tel:110`. */
const schemesWithNumbers = ['tel', 'sms', 'smsto', 'geo', 'mailto']

/**
 * Makes a link out of what a person typed: trimmed, `https://` put in front when there is no
 * scheme, the host in lower case and punycode (RFC 3492), blanks and other than ASCII percent
 * encoded. All else, the fragment above all, stays as typed.
 */
export function normalizeUrl(typed: string): NormalizedUrl {
  // Browsers drop tabs and line ends anywhere in a link (WHATWG URL, 4.4); so `java\nscript:` is
  // seen here as what it is there.
  const joined = typed.replace(/[\t\r\n]/g, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
  const text = joined.replace(/^[\u0000-\u0020\u00a0\u3000]+/, '').trimEnd()
  const scheme = findScheme(text)
  if (scheme && refusedSchemes.includes(scheme)) return { ok: false, key: 'urlScheme' }
  if (scheme && scheme !== 'http' && scheme !== 'https') {
    return { ok: true, url: encodeBlanks(text), scheme, host: '' }
  }
  return normalizeWebUrl(scheme ?? 'https', text.replace(/^https?:/i, '').replace(/^[/\\]+/, ''))
}

function normalizeWebUrl(scheme: string, rest: string): NormalizedUrl {
  const end = rest.search(/[/\\?#]/)
  const authority = end < 0 ? rest : rest.slice(0, end)
  const tail = end < 0 ? '' : rest.slice(end)
  const at = authority.lastIndexOf('@')
  const parsed = parseUrl(`${scheme}://${authority.slice(at + 1)}`)
  // Chromium percent encodes blanks in a host, which every other parser refuses.
  if (!parsed?.host || parsed.host.includes('%')) return { ok: false, key: 'urlHost' }
  const user = encodeText(authority.slice(0, at + 1))
  return {
    ok: true,
    url: `${scheme}://${user}${parsed.host}${encodeTail(tail)}`,
    scheme,
    host: parsed.hostname,
  }
}

function findScheme(text: string): string | undefined {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? []
  if (scheme === undefined || rest === undefined) return undefined
  const name = scheme.toLowerCase()
  const looksLikeHost = name.includes('.') || /^\d{1,5}($|[/?#])/.test(rest)
  return looksLikeHost && !schemesWithNumbers.includes(name) ? undefined : name
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function encodeTail(tail: string): string {
  const hash = tail.indexOf('#')
  if (hash < 0) return encodeText(tail)
  return encodeText(tail.slice(0, hash)) + encodeBlanks(tail.slice(hash))
}

/** Other than printable ASCII; what is percent encoded already stays so. */
function encodeText(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/gu, percentEncode)
}

function encodeBlanks(text: string): string {
  return text.replace(/\s+/gu, percentEncode)
}
