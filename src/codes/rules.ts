/**
 * Destinations of a code by visitor. The rules apply in this order: start, expiry, time windows,
 * devices, languages, split. If none matches, the code's own address or page is used. Pages have no
 * rules for devices and languages, and no split. Members that were added later are optional.
 */
export type Rules = {
  /** IANA name of the owner's zone, which applies to time windows and expiry. */
  timeZone: string
  windows: readonly TimeWindow[]
  byDevice: Partial<Record<RuleDevice, string>>
  byLanguage: readonly { language: string; url: string }[]
  /**
   * Shares of the scans that no other rule matches. If empty, all of them use the code's own
   * address.
   */
  split: readonly SplitShare[]
  expiry: Expiry | null
  /** ISO 8601 instant before which the code does not open; null or missing for none. */
  startsAt?: string | null | undefined
  /** Whether redirects receive the parameters with which the code was opened; false if missing. */
  passQuery?: boolean | undefined
}

export const ruleDevices = ['ios', 'android', 'desktop'] as const
export type RuleDevice = (typeof ruleDevices)[number]

/**
 * ISO weekdays (1 = Monday) and local times `HH:MM`. A window whose end is not after its start runs
 * past midnight.
 */
export type TimeWindow = {
  days: readonly number[]
  from: string
  until: string
  /** May be empty if there are files. */
  url: string
  /** Files of the page that are shown in these hours only; instead of an address. */
  fileIds?: readonly string[] | undefined
}

export type SplitShare = { name: string; url: string; weight: number }

export type Expiry = {
  /** ISO 8601 instant. */
  at: string | null
  /** Maximum number of scans. */
  scans: number | null
  /** Destination after the end; without one, a page states that the code has expired. */
  fallbackUrl: string | null
}
