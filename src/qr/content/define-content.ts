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
  symbol?: SymbolRules
}

/** Infers the content type from the schema alone. */
export function defineContent<Content>(
  kind: { schema: ContentSchema<Content> } & ContentDefinition<NoInfer<Content>>,
): ContentDefinition<Content> {
  return kind
}
