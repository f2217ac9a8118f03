import { env } from '@/env'
import { isWithin, paths, splitLocalizedPath } from '@/paths'
import { adminPolicy, chatPolicy, codePolicy, pagePolicy } from './content-security-policy'
import { dropHeaders, isHtml, isRouteData, type Page } from './page'
import { paintFirst } from './paint-first'
import { findTrustedScripts, hideMarker } from './trusted-scripts'

/**
 * Turns an answer of Next into one for visitors: the status that the page asks for, a policy with the
 * hashes of its trusted inline scripts, and scripts that start after the first paint. Its data for
 * navigation is freed of what marks scripts.
 *
 * @param url the address that was asked for
 * @param knownScripts the texts of the inline scripts that our own pages contain
 */
export function preparePage(page: Page, url: string, knownScripts: ReadonlySet<string>): Page {
  const { headers } = dropHeaders(page)
  // Next allows shared caches a year; nothing would tell them of a change in the CMS.
  if (String(headers['cache-control']).includes('s-maxage'))
    headers['cache-control'] = 'public, max-age=0, must-revalidate'
  if (isRouteData(page)) {
    const body = Buffer.from(hideMarker(page.body.toString('latin1')), 'latin1')
    return { ...page, headers, body }
  }
  // The answer to HEAD has no body to take hashes from.
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
  return path.startsWith(paths.hostedPage('')) ? codePolicy(scripts) : pagePolicy(scripts)
}

const marker = /<meta name="status" content="(\d{3})"\/?>/
const patienceMarker = /<meta name="retry-after" content="(\d{1,5})"\/?>/

/** A page of Next cannot set its status; one that should have another than 200 says so in its head. */
function findPageStatus(html: string): number | undefined {
  return findNumber(html, marker)
}

/** The seconds after which it is worth asking again, where a page says so in its head. */
function findRetrySeconds(html: string): number | undefined {
  return findNumber(html, patienceMarker)
}

function findNumber(html: string, pattern: RegExp): number | undefined {
  const [, number] = html.slice(0, html.indexOf('</head>')).match(pattern) ?? []
  return number ? Number(number) : undefined
}
