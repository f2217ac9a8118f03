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
   * Its answer does not protect visitors, so that a code is served without a preview while it is
   * missing.
   */
  isAdvisory?: true
  /** Its answers cost nothing, so that it is asked about all addresses of a request. */
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
