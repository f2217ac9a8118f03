import { createHash } from 'node:crypto'

/** Those that run: JSON-LD is data, which no policy concerns. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** The CSP source expressions (`'sha256-…'`) of all inline scripts in a page. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    if (script) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...hashes]
}

/**
 * The policy of a public page: nothing but our own origin, and of inline scripts only those that
 * were in the page when it left. Styles may be inline, since the views set CSS variables.
 */
export function pagePolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashInlineScripts(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // The review badge and editors' pictures may come from elsewhere.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Payload's admin writes inline scripts of its own and has no hashes for them. */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')
