import type { Level } from '../encode/matrix'
import type { ContentSchema } from './content-schema'
import type { Warning } from './issue'

/** What the reading of a text may depend on. */
export type ParseOptions = {
  /** Our own host, `example.com` or `localhost:3000`: links to `/q/…` there are to our pages. */
  host?: string
  /** The zone of times without one, which are in the reader's zone; the machine's by default. */
  timeZone?: string
}

/** What a specification demands of the symbol itself: its level, and the largest version. */
export type SymbolRules = { readonly level: Level; readonly maxVersion: number }

/**
 * One kind of content. The schema checks what a person typed and leaves it as it is; `encode`
 * turns checked content into the text of the code, `lint` finds what may surprise a person who
 * scans it.
 */
export type ContentDefinition<Content> = {
  schema: ContentSchema<Content>
  sample: Content
  encode: (content: Content) => string
  lint: (content: Content, text: string) => Warning[]
  symbol?: SymbolRules
}

/** The schema alone decides of what type the content is. */
export function defineContent<Content>(
  kind: { schema: ContentSchema<Content> } & ContentDefinition<NoInfer<Content>>,
): ContentDefinition<Content> {
  return kind
}
