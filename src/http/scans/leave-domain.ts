import type { ServerResponse } from 'node:http'
import { paths } from '@/paths'
import type { OwnDomain } from './create-domain-cache'
import { readParentCodeName } from './read-requested-code'
import { sendRedirect } from './send-redirect'

/** What the pages of codes load from their own host. */
const assets = /^\/(_next\/static|files|flags|glyphs|icons|messages|pictures)\//

type Place = { kind: 'asset' } | { kind: 'unknown' } | { kind: 'code'; url: string }

/**
 * Finds what a URL requests on the domain of a workspace: a code as `/q/slug` or just `/slug`, a page
 * below it, or what these pages load.
 */
export function findPlaceOnDomain(url: string): Place {
  if (assets.test(url)) return { kind: 'asset' }
  if (readParentCodeName(url) !== undefined) return { kind: 'code', url }
  const [, name, query = ''] = /^\/([^/?]+)\/?(\?.*)?$/.exec(url) ?? []
  return name ? { kind: 'code', url: paths.hostedPage(name) + query } : { kind: 'unknown' }
}

/** Answers an address without a code on the domain of a workspace. */
export function leaveDomain({ fallbackUrl }: OwnDomain, response: ServerResponse): void {
  if (fallbackUrl) {
    sendRedirect(response, 302, fallbackUrl, true)
    return
  }
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  response.end('Not found')
}
