/** Where a URL code leads for whom; what is not said falls through to the next, and at last to the
 * code's own address. They are asked in this order: expiry, time windows, devices, languages, split. */
export type Rules = {
  /** IANA name of the owner's zone, in which time windows and expiry are meant. */
  timeZone: string
  windows: readonly TimeWindow[]
  byDevice: Partial<Record<RuleDevice, string>>
  byLanguage: readonly { language: string; url: string }[]
  /** Shares of the scans that nothing above has taken; empty, all go to the code's own address. */
  split: readonly SplitShare[]
  expiry: Expiry | null
}

export const ruleDevices = ['ios', 'android', 'desktop'] as const
export type RuleDevice = (typeof ruleDevices)[number]

/** ISO weekdays (1 = Monday) and local times `HH:MM`; one that ends before it begins runs past midnight. */
export type TimeWindow = {
  days: readonly number[]
  from: string
  until: string
  url: string
}

export type SplitShare = { name: string; url: string; weight: number }

export type Expiry = {
  /** ISO 8601 instant. */
  at: string | null
  /** Scans that are let through. */
  scans: number | null
  /** Where it leads afterwards; without one the page says that it has ended. */
  fallbackUrl: string | null
}
