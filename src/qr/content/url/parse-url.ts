import { isBareLink } from '../is-bare-link'
import { normalizeUrl } from '../normalize-url'
import { readFields } from '../read-fields'
import { unescapeText } from '../split-escaped'

/** Schemes whose links have no `//`; any other word before a colon is not a link. */
const opaqueSchemes =
  /^(mailto|tel|sms|smsto|mms|mmsto|geo|sip|sips|xmpp|magnet|market|facetime|facetime-audio|callto|skype|bitcoin|ethereum|litecoin|lightning|urn|maps|intent|web\+[a-z]+):[^\s]/i

/**
 * Parses a link and returns it unchanged: with its scheme, without one if it is unambiguous, or
 * from a bookmark (`MEBKM:`, `URLTO:`, `URL:`). A link followed by more text is a text.
 */
export function parseUrl(text: string) {
  const url = findBookmark(text.trim()) ?? text.trim()
  if (/\s/.test(url) || !(hasScheme(url) || isBareLink(url))) return undefined
  return normalizeUrl(url).ok ? { type: 'url' as const, url } : undefined
}

function hasScheme(url: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(url) || opaqueSchemes.test(url)
}

/** Finds the link of a bookmark: a field of Docomo's format; after the title in `URLTO:`. */
function findBookmark(text: string): string | undefined {
  const [, kind, rest] = /^(mebkm|urlto|url|uri):(.*)$/is.exec(text) ?? []
  if (kind === undefined || rest === undefined) return undefined
  if (kind.toLowerCase() === 'mebkm') {
    return unescapeText(readFields(rest).get('URL')?.[0] ?? '').trim()
  }
  const [, behindTitle] = /(?:^|:)([a-z][a-z0-9+.-]*:\/\/.*)$/is.exec(rest) ?? []
  return (behindTitle ?? rest.slice(rest.indexOf(':') + 1)).trim()
}
