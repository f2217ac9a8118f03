/** Findings about a link; message keys under `scanner.results.link.findings`. */
export const linkFindingKeys = [
  'runsCode',
  'localFile',
  'networkFile',
  'browserInternal',
  'unknownScheme',
  'userInfo',
  'direction',
  'invisible',
  'encodedHost',
  'backslash',
  'lookAlike',
  'mixedScripts',
  'imitates',
  'resembles',
  'nameInside',
  'otherEnding',
  'lureWords',
  'lureHosted',
  'riskyEnding',
  'disguisedNumber',
  'number',
  'ownNetwork',
  'otherAlphabet',
  'shortener',
  'redirect',
  'unencrypted',
  'port',
  'unknownEnding',
  'encodedLetters',
  'program',
  'long',
  'opensApp',
] as const
export type LinkFindingKey = (typeof linkFindingKeys)[number]

export type LinkSeverity = 'good' | 'notice' | 'warning'

/** An observation about a link, never a verdict on its destination. */
export type LinkFinding = {
  key: LinkFindingKey
  severity: Exclude<LinkSeverity, 'good'>
  /** Parts of the link, or of the name that it is compared with. */
  values?: Readonly<Record<string, string | number>>
  /** ISO 15924, for the name of the script in the reader's language. */
  scripts?: readonly string[]
}

export type LinkPartRole =
  | 'scheme'
  | 'user'
  | 'subdomain'
  | 'domain'
  | 'port'
  | 'path'
  | 'query'
  | 'fragment'

/** All parts together are the link, character by character. */
export type LinkPart = { role: LinkPartRole; text: string }

export type LinkFacts = {
  /**
   * `app`: a scheme other than those of the web; `code`: one that no button may open, because it
   * executes its content or leads into a device or browser.
   */
  kind: 'web' | 'app' | 'code'
  parts: readonly LinkPart[]
  /** In lower case, without colon; '' if the link has none. */
  scheme: string
  /** ASCII form that browsers request; '' if there is none. */
  host: string
  /** Unicode form of the host, if it differs from `host`. */
  hostInLetters?: string
  /** Registered domain in ASCII: `example.co.uk`. The host itself if it is an IP address. */
  domain: string
  findings: readonly LinkFinding[]
  /** Severity of the gravest finding; `good` means only that there are no findings. */
  severity: LinkSeverity
  /** Address that a button may open; null if none should be opened. */
  href: string | null
}
