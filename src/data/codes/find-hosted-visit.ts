import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import {
  type CodeDecision,
  codeDecisionHeader,
  decideScan,
  type RefusalReason,
  type RuleDevice,
} from '@/codes'
import { findLocale } from '@/i18n/find-locale'
import type { Locale } from '@/i18n/locales'
import { findHostedCode, type HostedCode } from './find-hosted-code'
import { readCircumstances } from './read-circumstances'
import { isUnlocked, unlockCookieName } from './unlocked-code'

export type HostedVisit = {
  decision: CodeDecision
  /** Undefined only if the visit was refused because there is no code to show. */
  code: HostedCode | undefined
  /** The device on which the page is read. */
  device: RuleDevice | null
  /** Languages of the site that the visitor reads, best first. */
  languages: readonly Locale[]
  /** Language tags of the browser, with regions, best first. */
  browserLanguages: readonly string[]
  /** The query of the scan as it was received, with its `?`; '' for other visits. */
  query: string
}

/**
 * Decides what a visitor of a code's page sees. For a scan, the scan handler has already decided
 * it. Other visitors see the same, but are never redirected, since that would not be counted.
 *
 * @param isPartOfPage whether something is requested that the page links to
 */
export const findHostedVisit = cache(
  async (slug: string, isPartOfPage = false): Promise<HostedVisit> => {
    const requestHeaders = await headers()
    const received = readDecision(requestHeaders.get(codeDecisionHeader))
    if (received?.do === 'refuse' && ofNoCode.includes(received.reason)) {
      return {
        decision: received,
        code: undefined,
        device: null,
        languages: [],
        browserLanguages: [],
        query: '',
      }
    }
    const code = await findHostedCode(slug)
    if (!code) return refuseUnknownCode
    const circumstances = readCircumstances(requestHeaders, code)
    const languages = circumstances.languages.flatMap((language) => findLocale([language]) ?? [])
    const browserLanguages = circumstances.languages
    const query = (received?.do !== 'refuse' && received?.query) || ''
    const visitor = { code, device: circumstances.device, languages, browserLanguages, query }
    const cookie = (await cookies()).get(unlockCookieName(code.slug))?.value
    const isOpen = code.document.type !== 'url' && isUnlocked(code, cookie)
    // Visitors who have opened the page have used one of its scans already.
    const isCounted = isOpen || isPartOfPage
    const decided =
      received ??
      decideScan(code, isCounted ? { ...circumstances, scansUsed: null } : circumstances)
    if (decided.do === 'redirect') {
      return { decision: { do: code.hasPassword ? 'password' : 'preview' }, ...visitor }
    }
    if (decided.do === 'preview') {
      return { decision: { do: isOpen && code.isUnchecked ? 'page' : 'preview' }, ...visitor }
    }
    if (decided.do === 'refuse' || !code.hasPassword) return { decision: decided, ...visitor }
    return { decision: { do: isOpen ? 'page' : 'password' }, ...visitor }
  },
)

export const refuseUnknownCode: HostedVisit = {
  decision: { do: 'refuse', reason: 'unknown' },
  code: undefined,
  device: null,
  languages: [],
  browserLanguages: [],
  query: '',
}

/** Reasons for which no code is read: it does not exist, or the database must not be queried. */
const ofNoCode: readonly RefusalReason[] = ['unknown', 'limited', 'unavailable']

/** Reads the header that only the scan handler can have set. */
function readDecision(header: string | null): CodeDecision | undefined {
  return header === null ? undefined : (JSON.parse(header) as CodeDecision)
}
