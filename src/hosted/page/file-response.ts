import 'server-only'
import { contentDisposition } from '@/data/files/content-disposition'

/**
 * Something that a phone takes into an app of its own: said to be shown, since iPhones then offer
 * to keep it where they would otherwise only store a file.
 */
export function fileResponse(text: string | undefined, mediaType: string, name: string): Response {
  if (text === undefined) return new Response('Not found\n', { status: 404, headers: plain })
  return new Response(text, {
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': contentDisposition(name, true),
      'content-security-policy': "default-src 'none'",
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  })
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
