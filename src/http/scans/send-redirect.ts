import type { ServerResponse } from 'node:http'
import { noIndexHeader } from '@/std/no-index-header'
import { transportSecurity } from '../security-headers'

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...noIndexHeader,
  'content-length': '0',
}

/**
 * Redirects without revealing the address of the code to the target. On the domain of a workspace,
 * the response demands TLS of no other host, since its sub-domains belong to the owner.
 */
export function sendRedirect(
  response: ServerResponse,
  status: 302 | 307,
  location: string,
  isOwnDomain = false,
): void {
  response.writeHead(status, { location, ...headers, ...(!isOwnDomain && transportSecurity) })
  response.end()
}
