import { exchangeLimits } from '../exchange'
import { type Inline, joinStrings, plainText } from '../inline'

/** A piece of content, with the same form for pairs and for separate start and end codes. */
export type Token = { text: string } | { open: string } | { close: string } | { single: string }

/** Nests content. Returns undefined if codes overlap, are not closed, or are too many or too deep. */
export function nestTokens(tokens: readonly Token[]): Inline[] | undefined {
  if (tokens.length > 2 * exchangeLimits.partsOfText) return undefined
  const levels: { id: string; content: Inline[] }[] = [{ id: '', content: [] }]
  for (const token of tokens) {
    const level = levels.at(-1)
    if ('text' in token) level?.content.push(token.text)
    else if ('single' in token) level?.content.push({ id: token.single })
    else if ('open' in token) {
      levels.push({ id: token.open, content: [] })
      if (levels.length > exchangeLimits.tagDepth) return undefined
    } else {
      levels.pop()
      if (level?.id !== token.close) return undefined
      levels.at(-1)?.content.push({ id: level.id, children: level.content })
    }
  }
  if (levels.length > 1) return undefined
  const content = joinStrings(levels[0]?.content ?? [])
  return plainText(content).length > exchangeLimits.characters ? undefined : content
}
