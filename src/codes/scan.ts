/** What is kept of a scan: no address, no cookie. */
export type Scan = {
  /** UUIDv7; a scan that is written twice counts once. */
  id: string
  atMs: number
  codeId: string
  kind: ScanKind
  /** Which share of a split it got; null where none. */
  variant: number | null
  /** ISO 3166-1 alpha-2, from the proxy's header where one is configured. */
  country: string | null
  device: string
  system: string
  browser: string
  /** First of the browser's languages, such as `de`. */
  language: string | null
  /** Eight bytes as hex: a hash with a salt of the day, which is thrown away. */
  visitor: string
}

/** Scanned; opened by a link (its address has a `?`); seen by a crawler or link preview. */
export const scanKinds = ['scan', 'click', 'bot'] as const
export type ScanKind = (typeof scanKinds)[number]
