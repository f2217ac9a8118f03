import { createHash } from 'node:crypto'

/** Returns the CSP source expression of an inline script's text. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The policy of a public page: only our own origin, and only the inline scripts in `scripts`.
 * Inline styles are allowed because the views set CSS variables.
 */
export function pagePolicy(scripts: string[]): string {
  return withFormTargets(scripts, "'self'")
}

/** The policy of a code's pages: a form with the correct password redirects to another site. */
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
    // The preview of a PDF reads the file that the visitor has chosen.
    "connect-src 'self' blob:",
    // The live chat runs in a separate document with its own policy.
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
/** Hosts whose scripts the chat document runs and from which these scripts load resources. */
const chatHosts = 'https://*.tawk.to'

/**
 * The policy of the document of the live chat only. The provider's scripts write HTML and do not
 * support Trusted Types, so the policy does not require them.
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
    // Removes the site's origin, even if the document is opened directly.
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
