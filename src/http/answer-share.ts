import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from '@/paths'

const share = new RegExp(`^(/[a-z]{2})?${paths.scannerShare}$`)

/**
 * Pictures that someone shares with the installed site are for its service worker, and never leave
 * the device. Where they come here all the same, because there is no worker (any more), they are
 * not read; the scanner says that nothing arrived. Answers whether the request was one of these.
 */
export function answerShare(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?')
  if (!share.test(path)) return false
  const scanner = path.slice(0, path.lastIndexOf('/'))
  response.writeHead(303, { location: `${scanner}?shared`, 'cache-control': 'no-store' })
  response.end()
  return true
}
