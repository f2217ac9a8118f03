import { createHash } from 'node:crypto'

/** The CSP source expression of an inline script's text. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The policy of a public page: nothing but our own origin, and of inline scripts only `scripts`.
 * Styles may be inline, since the views set CSS variables.
 */
export function pagePolicy(scripts: string[]): string {
  return withFormTargets(scripts, "'self'")
}

/** The policy of a code's pages: the answer to the right password leads to another site. */
export function codePolicy(scripts: string[]): string {
  return withFormTargets(scripts, "'self' https:")
}

function withFormTargets(scripts: string[], formTargets: string): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", "'wasm-unsafe-eval'", ...scripts.map(hashScript)].join(' '),
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

const chatSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
/** Whose scripts the chat's document runs, and where they fetch what they need. */
const chatHosts = 'https://*.tawk.to'

/**
 * The policy of the document that the live chat runs in, and of no other. The provider's scripts
 * write HTML and know no Trusted Types, so these are not asked for.
 */
export function chatPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashScript).join(' ')} ${chatHosts} https://cdn.jsdelivr.net`,
    `style-src 'unsafe-inline' ${chatHosts} https://fonts.googleapis.com https://cdn.jsdelivr.net`,
    "img-src 'self' data: blob: https:",
    `font-src data: ${chatHosts} https://fonts.gstatic.com`,
    `connect-src ${chatHosts} wss://*.tawk.to`,
    `media-src blob: ${chatHosts}`,
    `frame-src ${chatHosts}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    `form-action ${chatHosts}`,
    // Without the site's origin, also where the document is opened without a page.
    `sandbox ${chatSandbox}`,
  ].join('; ')
}

/** The policy of Payload's admin, whose editor needs inline styles and workers from blobs. */
export function adminPolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts.map(hashScript)].join(' '),
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
}
