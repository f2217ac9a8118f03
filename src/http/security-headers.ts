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
/** Keys are added by scanning their QR codes. */
const cameraPath = new RegExp(
  `^(/[a-z]{2})?(${paths.scanner}|${paths.myCodes}|${paths.workspace}(/[a-z]+)?)$`,
)

/** Lists the headers of every response. A page's Content-Security-Policy is set with the page. */
export function listSecurityHeaders(url: string): Record<string, string> {
  const [path = '/'] = url.split('?')
  // Scripts, styles and fonts: the rest matters for documents only, and a page loads dozens of them.
  if (path.startsWith(paths.staticFiles))
    return {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      ...transportSecurity,
    }
  const camera = cameraPath.test(path) ? '(self)' : '()'
  // Only the scanner reads codes from the screen.
  const screen = scannerPath.test(path) ? '(self)' : '()'
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Feed readers, messengers and users of the API show our pictures on pages of their own.
    'cross-origin-resource-policy': isShared(path) ? 'cross-origin' : 'same-site',
    'permissions-policy': `camera=${camera}, display-capture=${screen}, geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()`,
    ...(isWithin(path, paths.api) && {
      'content-security-policy': isWithin(path, paths.subscriptions) ? formPolicy : dataPolicy,
    }),
    ...(isWithin(path, paths.codesApi) && sharingHeaders),
    ...transportSecurity,
  }
}

const isShared = (path: string) => isWithin(path, paths.pictures) || isWithin(path, paths.codesApi)

/**
 * The API for codes uses no cookies, so pages of every site may call it and read its responses, but
 * not with the credentials of the browser.
 */
const sharingHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Disposition, QR-Grade, QR-Reasons, QR-Verdict, QR-Warnings, RateLimit, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, RateLimit-Reset, Retry-After, WWW-Authenticate',
}

export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(listSecurityHeaders(request.url ?? '/')))
    response.setHeader(name, value)
}
