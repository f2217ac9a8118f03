/**
 * Text with inline codes: a string, a placeholder, or a pair of codes around content. Codes refer to
 * `InlineCode` by id.
 */
export type Inline = string | { id: string; children?: Inline[] }

/** A part of a text that translators move but do not change: formatting, a link, a placeholder. */
export type InlineCode = {
  id: string
  /** The original of the placeholder or of the opening code, for display. */
  start: string
  /** The original of the closing code; undefined for a placeholder. */
  end?: string
  type: 'fmt' | 'link' | 'other' | 'ui'
  subType?: string
  /** Whether a translation may omit the code. */
  isOptional: boolean
  /** Whether the content is the same in all languages, such as program code. */
  isLiteral?: boolean
}

/** Returns the text without codes. */
export function plainText(content: readonly Inline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : plainText(part.children ?? [])))
    .join('')
}

/** Lists the ids of the codes in their order. */
export function listInlineCodes(content: readonly Inline[]): string[] {
  return content.flatMap((part) =>
    typeof part === 'string' ? [] : [part.id, ...listInlineCodes(part.children ?? [])],
  )
}

/** Joins adjacent strings and removes empty ones. */
export function joinStrings(content: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const part of content) {
    const last = joined.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part
    else
      joined.push(
        typeof part === 'string' || !part.children
          ? part
          : { ...part, children: joinStrings(part.children) },
      )
  }
  return joined
}
