import type { Level } from '../encode/matrix'
import type { ContentSchema } from './content-schema'
import type { Warning } from './issue'

/** Options of the parsers. */
export type ParseOptions = {
  /**
   * Host of this website, `example.com` or `localhost:3000`: links to `/q/…` there are hosted
   * pages.
   */
  host?: string
  /** IANA time zone for times without one; the zone of the machine by default. */
  timeZone?: string
}

/** Requirements of a specification for the symbol: its level and its largest version. */
export type SymbolRules = { readonly level: Level; readonly maxVersion: number }

/**
 * One kind of content. The schema validates typed values without changing them; `encode` converts
 * valid content to the text of the code; `lint` finds likely problems for the person who scans it.
 */
export type ContentDefinition<Content> = {
  schema: ContentSchema<Content>
  sample: Content
  encode: (content: Content) => string
  lint: (content: Content, text: string) => Warning[]
  /** The text that identifies a code for its owner: network name, address or event. */
  title: (content: Content) => string
  /** The heading of its hosted page, unless the owner wrote one. */
  pageTitle?: (content: Content) => string
  /**
   * Possible reactions of a phone; messages under `content.effects.<type>`. Derived from the
   * published source code of readers and from bug reports, not from device tests.
   */
  effects?: readonly string[]
  /** The expected effects of a draft, complete or not, the main one first. */
  findEffects?: (draft: Readonly<Record<string, unknown>>) => readonly string[]
  /** Replaces the values of secret fields in the text of a code. */
  hideSecret?: (text: string) => string
  symbol?: SymbolRules
}

/** A kind in a list of kinds, whose contents differ. */
export function anyKind<Content>(kind: object): ContentDefinition<Content> {
  return kind as ContentDefinition<Content>
}

/** Infers the content type from the schema alone. */
export function defineContent<Content>(
  kind: { schema: ContentSchema<Content> } & ContentDefinition<NoInfer<Content>>,
): ContentDefinition<Content> {
  return kind
}
