import type { IncomingMessage, ServerResponse } from 'node:http'
import { isWithin, paths } from '@/paths'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const handlers = [paths.api, paths.contactMessages, paths.internal]
const hosted = [paths.openCode, paths.codeTap].map((path) => path('[^/?]+')).join('|')
const opens = new RegExp(`^(/[a-z]{2})?(?:${hosted})(\\?|$)`)

/** Checks whether a URL has handlers for other methods; all other URLs are pages and files. */
export function hasHandler(url: string): boolean {
  return handlers.some((base) => isWithin(url, base)) || opens.test(url)
}

/**
 * Answers methods that pages do not support, for which Next would render the page again and store
 * nothing. Only forms of pages are let through: server actions are sent as multipart bodies or with
 * a header. Returns whether the request was refused.
 */
export function refusePageChange(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (safeMethods.includes(method)) return false
  if (hasHandler(url)) return false
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data')
  if (method === 'POST' && (isForm || headers['next-action'] !== undefined)) return false
  response.writeHead(405, { allow: safeMethods.join(', '), 'cache-control': 'no-store' }).end()
  return true
}
