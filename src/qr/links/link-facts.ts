/** What may be conspicuous in a link; message keys under `scanner.results.link.findings`. */
export const linkFindingKeys = [
  'runsCode',
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

/** Something that is seen in a link, never a verdict on where it leads. */
export type LinkFinding = {
  key: LinkFindingKey
  severity: Exclude<LinkSeverity, 'good'>
  /** Words of the link itself, or of what it is compared with. */
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
  /** `app`: another scheme than those of the web; `code`: runs what it carries. */
  kind: 'web' | 'app' | 'code'
  parts: readonly LinkPart[]
  /** In lower case, without colon; '' where the link has none. */
  scheme: string
  /** As browsers ask for it, in ASCII; '' where there is none. */
  host: string
  /** The host in its own letters, where that differs from `host`. */
  hostInLetters?: string
  /** The registered domain, in ASCII: `example.co.uk`. The host itself where that is a number. */
  domain: string
  findings: readonly LinkFinding[]
  /** Of the gravest finding; `good` means only that nothing is conspicuous. */
  severity: LinkSeverity
  /** What a button may open; null where nothing should. */
  href: string | null
}
