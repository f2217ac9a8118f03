import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CodeDecision, codeDecisionHeader } from '@/codes/code-decision'
import { findRuleDevice } from '@/codes/find-rule-device'
import { findLocale } from '@/i18n/find-locale'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { localizedPath, paths, vcodeParameter } from '@/paths'
import { noIndexHeader } from '@/std/no-index-header'
import { readCookie } from '@/std/read-cookie'
import { sharePage } from '../pages/page-store'
import type { OwnDomain } from './create-domain-cache'
import type { KnownCode } from './read-known-code'
import { readLanguages } from './read-languages'
import type { RequestedCode } from './read-requested-code'
import { recognizeDevice } from './recognize-device'

const unavailableSeconds = '10'

export type ScanVisit = {
  requested: RequestedCode
  request: IncomingMessage
  response: ServerResponse
  next: () => void
  /** The domain of a workspace on which the code is requested. */
  domain?: OwnDomain | undefined
}

export function refuseScan(visit: ScanVisit, reason: 'unknown' | 'limited' | 'unavailable'): void {
  if (reason === 'unavailable') visit.response.setHeader('retry-after', unavailableSeconds)
  forwardToPage(visit, { do: 'refuse', reason }, undefined)
}

/**
 * Forwards a scan to Next, which shows the page for a decision: in the language of the URL, of the
 * cookie or of the browser, even if the owner wrote the page in others; in the page's own language
 * if the visitor reads none of the site's languages.
 */
export function forwardToPage(
  { requested, request, response, next }: ScanVisit,
  decision: CodeDecision,
  code: KnownCode | undefined,
): void {
  const { headers } = request
  headers[codeDecisionHeader] = JSON.stringify(decision)
  response.setHeaders(new Headers(noIndexHeader))
  const path = paths.hostedPage(code ? requested.name.toLowerCase() : requested.name)
  const chosen = readCookie(headers.cookie ?? '', localeCookieName)
  const locale =
    [requested.language, chosen].find(isLocale) ??
    findLocale(readLanguages(headers['accept-language'])) ??
    findMainLocale(decision, code) ??
    defaultLocale
  const address = localizedPath(locale, path)
  const isShared = code !== undefined && isSameForAll(decision, code)
  // Sets a cookie.
  if (isShared && !requested.query.includes(vcodeParameter)) {
    request.url = address
    // All that the page depends on.
    const { 'accept-language': languages = '', 'user-agent': userAgent = '' } = headers
    const device = findRuleDevice(recognizeDevice({ 'user-agent': userAgent }))
    const { reading } = code
    sharePage(request, [address, reading, headers.host, languages, device, decision.do].join('\n'))
  } else {
    request.url = address + requested.query
    // Next would pass on its own notation of the parameters.
    if (requested.query && decision.do !== 'refuse') {
      headers[codeDecisionHeader] = JSON.stringify({ ...decision, query: requested.query })
    }
  }
  next()
}

/** Pages with a form show the query of the visit; a code that opened before may also skip them. */
function isSameForAll(decision: CodeDecision, code: KnownCode): boolean {
  return decision.do === 'refuse' || (decision.do === 'page' && code.hasSharedPage)
}

/** Returns the main language of a page, also if a password protects it; link codes have none. */
function findMainLocale(decision: CodeDecision, code: KnownCode | undefined) {
  const document = code?.decidable.document
  return decision.do === 'refuse' || document?.type === 'url' ? undefined : document?.mainLocale
}
