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
  /**
   * The answer is not needed to protect visitors: without it, codes are served without a preview.
   */
  isAdvisory?: true
  /** Answers are free, so the provider is queried about all addresses of a request. */
  isLocal?: true
  /**
   * Reports each verdict when it arrives, and calls `answered` for each address that has an answer;
   * some may be omitted. Throws if the provider cannot answer at all, which is never the fault of
   * an address, or when `signal` is aborted.
   */
  check: (
    urls: readonly string[],
    signal: AbortSignal,
    report: (verdict: Omit<UrlVerdict, 'source'>) => void,
    answered: (url: string) => void,
  ) => Promise<void>
}
