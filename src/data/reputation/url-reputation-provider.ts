/** A provider's suspicion about an address. */
export type UrlVerdict = {
  url: string
  /** Name of the provider. */
  source: string
  /** `phishing`, `malware` and the like, or what the team wrote. Never shown to visitors. */
  reason: string
  /** Message key below `codes.targets`; null for a doubt, with which the visitor sees a preview. */
  fault: 'blocked' | 'reported' | 'private' | null
}

/** A service or list that knows bad addresses; all are listed in `get-providers.ts`. */
export type UrlReputationProvider = {
  name: string
  /** Its answer is not needed to protect visitors: without it, codes are served without a preview. */
  isAdvisory?: true
  /** Its answers are free, so that it is queried about all addresses of a request. */
  isLocal?: true
  /**
   * Reports what it knows as it comes in, and calls `answered` for each address that it has an answer
   * to; it may leave some out. Throws when it cannot answer at all, which is its own fault and never
   * that of an address, or when `signal` is aborted.
   */
  check: (
    urls: readonly string[],
    signal: AbortSignal,
    report: (verdict: Omit<UrlVerdict, 'source'>) => void,
    answered: (url: string) => void,
  ) => Promise<void>
}
