import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { isWithin, paths } from '@/paths'

/** Where the site is served over TLS, it is from now on served over nothing else. */
export const transportSecurity: Readonly<Record<string, string>> = env.SITE_URL.startsWith('https:')
  ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  : {}
/** What the APIs answer is data, and no document of the site. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const scannerPath = new RegExp(`^(/[a-z]{2})?${paths.scanner}$`)

/** Headers that every answer carries; the Content-Security-Policy of a page comes with the page. */
export function listSecurityHeaders(url: string): Record<string, string> {
  const [path = '/'] = url.split('?')
  // Where codes are read from the camera and from the screen, and nowhere else.
  const looking = scannerPath.test(path) ? '(self)' : '()'
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Feed readers and messengers show our pictures on pages of their own.
    'cross-origin-resource-policy': isWithin(path, paths.pictures) ? 'cross-origin' : 'same-site',
    'permissions-policy': `camera=${looking}, display-capture=${looking}, geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()`,
    ...(isWithin(path, paths.api) && { 'content-security-policy': dataPolicy }),
    ...transportSecurity,
  }
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(listSecurityHeaders(request.url ?? '/')))
    response.setHeader(name, value)
}
