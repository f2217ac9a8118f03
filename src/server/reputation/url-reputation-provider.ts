/** What someone says against an address. */
export type UrlVerdict = {
  url: string
  /** Name of the provider. */
  source: string
  /** `phishing`, `malware` and the like, or what the team wrote. Never shown to visitors. */
  reason: string
  /** Message key below `codes.targets`; null for a doubt, with which the visitor sees a preview. */
  fault: 'blocked' | 'reported' | 'private' | null
}

/** Someone who can be asked about addresses; a list of them is in `get-providers.ts`. */
export type UrlReputationProvider = {
  name: string
  /**
   * Reports what it knows as it comes in. Throws when it cannot answer, or when `signal` says so.
   */
  check: (
    urls: readonly string[],
    signal: AbortSignal,
    report: (verdict: Omit<UrlVerdict, 'source'>) => void,
  ) => Promise<void>
}
