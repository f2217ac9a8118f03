import type { CodeDocument } from './code-document'
import type { CodeStatus } from './code-view'
import { readLocalClock } from './local-clock'
import type { Expiry, RuleDevice, Rules, TimeWindow } from './rules'
import { writeLocation } from './write-location'

/** Properties of a scan and its visitor. */
export type Circumstances = {
  atMs: number
  device: RuleDevice | null
  /** The browser's languages in order of preference: `de-AT`, `en`. */
  languages: readonly string[]
  /** Number of the visitor from 0 (inclusive) to 1 (exclusive), for the split. */
  chance: number
  /** Number of counted scans; null if unknown, in which case the limit is not checked. */
  scansUsed: number | null
}

export type DecidableCode = {
  document: CodeDocument
  status: CodeStatus
  deletedAtMs: number | null
  hasPassword: boolean
  /** A reputation provider reports the destination, so the visitor sees a preview first. */
  isSuspicious: boolean
}

export type ScanDecision =
  | { do: 'redirect'; url: string; variant: number | null }
  | { do: 'page' }
  | { do: 'password' }
  | { do: 'preview' }
  | { do: 'refuse'; reason: 'scheduled' | 'paused' | 'blocked' | 'deleted' | 'expired' }

/**
 * Decides how to answer a scan: redirect, page, password prompt, preview or refusal. Every `url` is
 * valid in a `Location` header. After the preview or the password, the caller repeats the decision
 * with `isSuspicious` or `hasPassword` false.
 */
export function decideScan(code: DecidableCode, circumstances: Circumstances): ScanDecision {
  const { document, status, deletedAtMs, hasPassword, isSuspicious } = code
  if (deletedAtMs !== null) return { do: 'refuse', reason: 'deleted' }
  if (status === 'blocked') return { do: 'refuse', reason: 'blocked' }
  if (status === 'paused') return { do: 'refuse', reason: 'paused' }
  const { rules } = document
  if (!hasStarted(rules, circumstances.atMs)) return { do: 'refuse', reason: 'scheduled' }
  if (rules?.expiry && hasExpired(rules.expiry, circumstances)) {
    const fallback = redirect(rules.expiry.fallbackUrl ?? '', null)
    // The preview also applies to the fallback address; otherwise an immediate expiry would bypass
    // the preview.
    if (fallback && isSuspicious) return { do: 'preview' }
    return fallback ?? { do: 'refuse', reason: 'expired' }
  }
  if (isSuspicious) return { do: 'preview' }
  if (hasPassword) return { do: 'password' }
  const ruled = rules && followRules(rules, document, circumstances)
  return ruled ?? (document.type === 'url' ? redirectToDefaultAddress(document) : { do: 'page' })
}

export function hasStarted(rules: Rules | null, atMs: number): boolean {
  return !rules?.startsAt || atMs >= Date.parse(rules.startsAt)
}

export function hasExpired(
  { at, scans }: Expiry,
  { atMs, scansUsed }: Pick<Circumstances, 'atMs' | 'scansUsed'>,
): boolean {
  const hasEnded = at !== null && atMs >= Date.parse(at)
  return hasEnded || (scans !== null && scansUsed !== null && scansUsed >= scans)
}

function followRules(
  rules: Rules,
  document: CodeDocument,
  { atMs, device, languages, chance }: Circumstances,
): ScanDecision | undefined {
  const { byDevice, byLanguage, split } = rules
  const found =
    // Hours with files have no address: the page is shown, with these files.
    findOpenWindow(rules, atMs)?.url ??
    (device ? byDevice[device] : undefined) ??
    findLanguageUrl(byLanguage, languages, document.mainLocale)
  if (found !== undefined) return redirect(found, null)
  const variant = pickShare(split, chance)
  return variant === undefined ? undefined : redirect(split[variant]?.url ?? '', variant)
}

/** Returns undefined for an invalid address, so that the next rule applies. */
function redirect(address: string, variant: number | null): ScanDecision | undefined {
  const url = writeLocation(address)
  return url === undefined ? undefined : { do: 'redirect', url, variant }
}

function redirectToDefaultAddress({ languages, mainLocale }: CodeDocument): ScanDecision {
  const address = languages[mainLocale]?.fields.url
  return redirect(typeof address === 'string' ? address : '', null) ?? { do: 'page' }
}

/** Returns the first time window that is open. */
export function findOpenWindow(
  { windows, timeZone }: Pick<Rules, 'windows' | 'timeZone'>,
  atMs: number,
): TimeWindow | undefined {
  if (windows.length === 0) return undefined
  const { day, time } = readLocalClock(atMs, timeZone)
  const dayBefore = day === 1 ? 7 : day - 1
  return windows.find(({ days, from, until }) => {
    const runsPastMidnight = until <= from
    const hasBegun = days.includes(day) && time >= from
    if (!runsPastMidnight) return hasBegun && time < until
    return hasBegun || (days.includes(dayBefore) && time < until)
  })
}

/**
 * Returns the address for the visitor's preferred language, with the lookup of RFC 4647, 3.4: a
 * rule for `de` also matches `de-AT`, a rule for `pt-BR` no other Portuguese. The default address
 * wins if the visitor ranks its language higher.
 */
function findLanguageUrl(
  byLanguage: Rules['byLanguage'],
  wanted: readonly string[],
  ownLanguage: string,
): string | undefined {
  if (byLanguage.length === 0) return undefined
  const urls = new Map(byLanguage.map(({ language, url }) => [language.toLowerCase(), url]))
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-')
    for (let count = parts.length; count > 0; count--) {
      const url = urls.get(parts.slice(0, count).join('-'))
      if (url !== undefined) return url
    }
    if (parts[0] === ownLanguage) return undefined
  }
  return undefined
}

/** Returns the index of the share that `chance` selects; undefined if there are no shares. */
function pickShare(split: Rules['split'], chance: number): number | undefined {
  const total = split.reduce((sum, { weight }) => sum + weight, 0)
  if (!(total > 0)) return undefined
  let left = chance * total
  const found = split.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
  // The sum of fractions may be less than their total.
  return found < 0 ? split.length - 1 : found
}
