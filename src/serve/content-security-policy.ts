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
  return withFormTargets(html, "'self'")
}

/** The policy of a code's pages: the answer to the right password leads to another site. */
export function codePolicy(html: string): string {
  return withFormTargets(html, "'self' https:")
}

function withFormTargets(html: string, formTargets: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hashInlineScripts(html).join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // The review badge and editors' pictures may come from elsewhere.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    // The live chat, in a document and under a policy of its own.
    "frame-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Whose scripts the chat's document runs, and where they fetch what they need. */
const chatHosts = 'https://*.tawk.to'

/**
 * The policy of the document that the live chat runs in, and of no other. The provider's scripts
 * write HTML and know no Trusted Types, so these are not asked for.
 */
export function chatPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashInlineScripts(html).join(' ')} ${chatHosts} https://cdn.jsdelivr.net`,
    `style-src 'unsafe-inline' ${chatHosts} https://fonts.googleapis.com https://cdn.jsdelivr.net`,
    "img-src 'self' data: blob: https:",
    `font-src data: ${chatHosts} https://fonts.gstatic.com`,
    `connect-src ${chatHosts} wss://*.tawk.to`,
    `media-src blob: ${chatHosts}`,
    `frame-src ${chatHosts}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    `form-action ${chatHosts}`,
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
