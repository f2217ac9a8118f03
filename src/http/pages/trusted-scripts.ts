import { randomBytes } from 'node:crypto'

/**
 * Nonce that Next adds to every script that it inserts into a page. The nonce is removed before a
 * page is sent, so a script that was injected through content cannot contain it. Pages are cached
 * in memory only, so every process uses a different nonce.
 */
const marker = randomBytes(18).toString('base64url')

/** The request header from which Next reads the nonce for its scripts. */
export const scriptMarkerHeader = { 'content-security-policy': `script-src 'nonce-${marker}'` }

/** Matches inline scripts that run. JSON-LD is data, which the policy does not affect. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g
const markerAttribute = new RegExp(` nonce="${marker}"`, 'g')

/** Has the length of the marker, because React's data contains the lengths of texts. */
const blank = '.'.repeat(marker.length)

/** Overwrites the marker, which may also occur in a page's data and in navigation data. */
export function hideMarker(text: string): string {
  return text.replaceAll(marker, blank)
}

/** Removes the marker from a `Link` header, in which Next preloads fonts. */
export function dropMarker(link: string): string {
  return hideMarker(link.replaceAll(`; nonce="${marker}"`, ''))
}

export type TrustedPage = { html: string; scripts: string[] }

/**
 * Finds the inline scripts of a page that may run: those that Next marked and those that are part
 * of the build, by their text. Returns them with the page in the form in which it may be sent.
 *
 * @param known the texts of the inline scripts that our own pages contain
 */
export function findTrustedScripts(page: string, known: ReadonlySet<string>): TrustedPage {
  const scripts = new Set<string>()
  for (const [, attributes = '', text = ''] of page.matchAll(inlineScript)) {
    const isTrusted = attributes.includes(` nonce="${marker}"`) || known.has(text)
    if (text && isTrusted) scripts.add(hideMarker(text))
  }
  const html = hideMarker(page.replaceAll(markerAttribute, ''))
  return { html, scripts: [...scripts] }
}
