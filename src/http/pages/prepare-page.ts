import { env } from '@/env'
import { isWithin, paths, splitLocalizedPath } from '@/paths'
import { noIndexHeader } from '@/std/no-index-header'
import { adminPolicy, chatPolicy, codePolicy, pagePolicy } from './content-security-policy'
import { dropHeaders, isHtml, isRouteData, type Page } from './page'
import { paintFirst } from './paint-first'
import { dropMarker, findTrustedScripts, hideMarker } from './trusted-scripts'

/**
 * Turns a response of Next into one for visitors: with the status that the page declares, a policy with
 * the hashes of its trusted inline scripts, and scripts that start after the first paint. The marker of
 * scripts is removed from data for navigation.
 *
 * @param url the requested URL
 * @param knownScripts the texts of the inline scripts that our own pages contain
 */
export function preparePage(page: Page, url: string, knownScripts: ReadonlySet<string>): Page {
  const { headers } = dropHeaders(page)
  // Next allows shared caches a year, but they would not learn of a change in the CMS.
  if (String(headers['cache-control']).includes('s-maxage'))
    headers['cache-control'] = 'public, max-age=0, must-revalidate'
  if (headers.link) headers.link = dropMarker(String(headers.link))
  if (isCodePath(url)) Object.assign(headers, noIndexHeader)
  if (isRouteData(page)) {
    const body = Buffer.from(hideMarker(page.body.toString('latin1')), 'latin1')
    return { ...page, headers, body }
  }
  // A response to HEAD has no body to hash.
  if (!isHtml(page) || page.body.length === 0) return { ...page, headers }

  const isAdmin = isWithin(url, paths.admin)
  const { html, scripts } = prepareHtml(page.body.toString('utf8'), knownScripts, isAdmin)
  headers['content-security-policy'] = findPolicy(url, scripts)
  const retrySeconds = isAdmin ? undefined : findRetrySeconds(html)
  if (retrySeconds) headers['retry-after'] = String(retrySeconds)
  const named = isAdmin || page.status !== 200 ? undefined : findPageStatus(html)
  return { status: named ?? page.status, headers, body: Buffer.from(html) }
}

function prepareHtml(whole: string, knownScripts: ReadonlySet<string>, isAdmin: boolean) {
  const trusted = findTrustedScripts(whole, knownScripts)
  if (isAdmin || env.NODE_ENV !== 'production') return trusted
  const { html, script } = paintFirst(trusted.html)
  return { html, scripts: script ? [...trusted.scripts, script] : trusted.scripts }
}

function findPolicy(url: string, scripts: string[]): string {
  if (isWithin(url, paths.admin)) return adminPolicy(scripts)
  const [pathname = '/'] = url.split('?')
  const { path } = splitLocalizedPath(pathname)
  if (path === paths.chatWindow) return chatPolicy(scripts)
  return isCodePath(url) ? codePolicy(scripts) : pagePolicy(scripts)
}

function isCodePath(url: string): boolean {
  return splitLocalizedPath(url).path.startsWith(paths.hostedPage(''))
}

const marker = /<meta name="status" content="(\d{3})"\/?>/
const retryMarker = /<meta name="retry-after" content="(\d{1,5})"\/?>/

/** Reads the status that a page declares in its head, since pages of Next cannot set it. */
function findPageStatus(html: string): number | undefined {
  return findNumber(html, marker)
}

/** Reads the seconds after which to retry, if the page declares them in its head. */
function findRetrySeconds(html: string): number | undefined {
  return findNumber(html, retryMarker)
}

function findNumber(html: string, pattern: RegExp): number | undefined {
  const [, number] = html.slice(0, html.indexOf('</head>')).match(pattern) ?? []
  return number ? Number(number) : undefined
}
