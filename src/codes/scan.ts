/** Stored data of a scan; contains no IP address and no cookie. */
export type Scan = {
  /** UUIDv7; a scan that is written twice counts once. */
  id: string
  atMs: number
  codeId: string
  kind: ScanKind
  /** Index of the selected share of a split; null if there is none. */
  variant: number | null
  /** ISO 3166-1 alpha-2, from the proxy's header if one is configured. */
  country: string | null
  device: string
  system: string
  browser: string
  /** First language of the browser, such as `de`. */
  language: string | null
  /** Host of the page with the link, such as `example.com`; null for camera scans. */
  referrer: string | null
  /** Eight bytes as hex: a hash with a salt that changes daily and is deleted. */
  visitor: string
}

/** Scanned; opened through a link; requested by a crawler or link preview. */
export const scanKinds = ['scan', 'click', 'bot'] as const
export type ScanKind = (typeof scanKinds)[number]
