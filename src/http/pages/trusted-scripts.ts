import { randomBytes } from 'node:crypto'

/**
 * Next writes this on every script that it puts into a page. It is removed before a page leaves, so
 * a script that came into a page through its content cannot have it. Pages are cached in memory
 * only, so it is another one in every process.
 */
const marker = randomBytes(18).toString('base64url')

/** The request header from which Next reads the nonce for its scripts. */
export const scriptMarkerHeader = { 'content-security-policy': `script-src 'nonce-${marker}'` }

/** Those that run: JSON-LD is data, which no policy concerns. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g
const markerAttribute = new RegExp(` nonce="${marker}"`, 'g')

/** As long as the marker: what React sends to the browser names lengths. */
const blank = '.'.repeat(marker.length)

/** Data of a page may name the marker too, in the page and in what is fetched for navigation. */
export function hideMarker(text: string): string {
  return text.replaceAll(marker, blank)
}

export type TrustedPage = { html: string; scripts: string[] }

/**
 * Finds the inline scripts of a page that may run: those that Next marked and those that are part of
 * the build, by their text. Returns them with the page as it may leave.
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
