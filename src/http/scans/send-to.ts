import type { ServerResponse } from 'node:http'
import { transportSecurity } from '../security-headers'

const headers = {
  ...transportSecurity,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-length': '0',
}

/** Sends the visitor to another address, which is not told where they come from. */
export function sendTo(response: ServerResponse, status: 302 | 307, location: string): void {
  response.writeHead(status, { location, ...headers })
  response.end()
}
