import type { ServerResponse } from 'node:http'
import { noIndexHeader } from '@/std/no-index-header'
import { transportSecurity } from '../security-headers'

const headers = {
  ...transportSecurity,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  ...noIndexHeader,
  'content-length': '0',
}

/** Redirects without revealing the address of the code to the target. */
export function sendRedirect(response: ServerResponse, status: 302 | 307, location: string): void {
  response.writeHead(status, { location, ...headers })
  response.end()
}
