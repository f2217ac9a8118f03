import 'server-only'
import { contentDisposition } from '@/data/files/content-disposition'
import { noIndexHeader } from '@/std/no-index-header'

/**
 * A contact or an event as a file, or 404. The disposition is inline, so that iPhones offer to add
 * it to the contacts or the calendar.
 */
export function fileResponse(text: string | undefined, mediaType: string, name: string): Response {
  if (text === undefined) return new Response('Not found\n', { status: 404, headers: plain })
  return new Response(text, {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': contentDisposition(name, true),
      'content-security-policy': "default-src 'none'",
      ...noIndexHeader,
      'cache-control': 'no-store',
    },
  })
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
