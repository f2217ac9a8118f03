import { percentEncode } from '@/std/percent-encode'
import type { ErrorKey } from './issue'

export type NormalizedUrl =
  | { ok: true; url: string; scheme: string; host: string }
  | { ok: false; key: ErrorKey }

/** Schemes that execute their content; never encoded. */
const refusedSchemes = ['javascript', 'data', 'vbscript']

/** Schemes whose rest may resemble a port: `tel:110`. */
const schemesWithNumbers = ['tel', 'sms', 'smsto', 'geo', 'mailto']

/**
 * Normalizes a typed link: trims it, adds `https://` if there is no scheme, converts the host to
 * lower case and punycode (RFC 3492), and percent-encodes spaces and non-ASCII characters.
 * Everything else, in particular the fragment, is unchanged.
 */
export function normalizeUrl(typed: string): NormalizedUrl {
  // Browsers remove tabs and line ends anywhere in a link (WHATWG URL, 4.4); without them,
  // `java\nscript:` is recognized as its real scheme.
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
  // Chromium percent-encodes spaces in a host, which every other parser rejects.
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
  const resemblesHost = name.includes('.') || /^\d{1,5}($|[/?#])/.test(rest)
  return resemblesHost && !schemesWithNumbers.includes(name) ? undefined : name
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

/** Percent-encodes all but printable ASCII; existing escapes are unchanged. */
function encodeText(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/gu, percentEncode)
}

function encodeBlanks(text: string): string {
  return text.replace(/\s+/gu, percentEncode)
}
