import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { isWithin, paths } from '@/paths'

/** Makes browsers use only TLS for a site that is served over TLS. */
export const transportSecurity: Readonly<Record<string, string>> = env.SITE_URL.startsWith('https:')
  ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
  : {}
/** Policy for responses of the APIs, which are data and not documents of the site. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
/** Pages below the API that have one form. */
const formPolicy = `${dataPolicy.replace("form-action 'none'", "form-action 'self'")}; style-src 'unsafe-inline'`
const scannerPath = new RegExp(`^(/[a-z]{2})?${paths.scanner}$`)

/** Lists the headers of every response. A page's Content-Security-Policy is set with the page. */
export function listSecurityHeaders(url: string): Record<string, string> {
  const [path = '/'] = url.split('?')
  // Only the scanner reads codes from the camera and from the screen.
  const looking = scannerPath.test(path) ? '(self)' : '()'
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Feed readers and messengers show our pictures on pages of their own.
    'cross-origin-resource-policy': isWithin(path, paths.pictures) ? 'cross-origin' : 'same-site',
    'permissions-policy': `camera=${looking}, display-capture=${looking}, geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()`,
    ...(isWithin(path, paths.api) && {
      'content-security-policy': isWithin(path, paths.subscriptions) ? formPolicy : dataPolicy,
    }),
    ...transportSecurity,
  }
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(listSecurityHeaders(request.url ?? '/')))
    response.setHeader(name, value)
}
