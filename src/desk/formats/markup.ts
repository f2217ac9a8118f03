import { exchangeLimits } from './exchange'
import { type Inline, joinStrings } from './inline'

/** Backslashes and a tag after them. */
const tagPattern = /(?<!\\)(\\*)\{(\/?)([\w.-]+)(\/?)\}/g

/**
 * Writes content with numbered tags: `{1}bold{/1}`, and `{2/}` for a placeholder. Text that resembles a
 * tag is escaped with a backslash.
 */
export function writeMarkup(content: readonly Inline[]): string {
  return joinStrings(content)
    .map((part, index, all) => {
      if (typeof part === 'string') return escapeText(part, index < all.length - 1)
      if (!part.children) return `{${part.id}/}`
      const ending = part.children.length > 0 ? writeMarkup(part.children) : ''
      return `{${part.id}}${escapeEnd(part.children, ending)}{/${part.id}}`
    })
    .join('')
}

/** Doubles the backslashes in front of the closing tag. */
function escapeEnd(children: readonly Inline[], text: string): string {
  return typeof children.at(-1) === 'string' ? doubleEnd(text) : text
}

const doubleEnd = (text: string) => text.replace(/(?<!\\)\\+$/, (slashes) => slashes + slashes)

function escapeText(text: string, isBeforeTag: boolean): string {
  const escaped = text.replace(
    tagPattern,
    (tag, slashes: string) => `${slashes}${slashes}\\${tag.slice(slashes.length)}`,
  )
  return isBeforeTag ? doubleEnd(escaped) : escaped
}

/** Returns the content; undefined if tags are not closed, overlap, or are too many or too deep. */
export function parseMarkup(text: string): Inline[] | undefined {
  type Level = { id: string; content: Inline[] }
  const levels: Level[] = [{ id: '', content: [] }]
  const add = (part: Inline) => levels.at(-1)?.content.push(part)
  let end = 0
  let tags = 0
  for (const { 0: tag, 1: slashes = '', 2: closing, 3: id = '', 4: single, index } of text.matchAll(
    tagPattern,
  )) {
    tags += 1
    if (tags > exchangeLimits.partsOfText) return undefined
    add(text.slice(end, index))
    end = index + tag.length
    add('\\'.repeat(Math.floor(slashes.length / 2)))
    if (slashes.length % 2 === 1 || (closing && single)) add(tag.slice(slashes.length))
    else if (single) add({ id })
    else if (!closing) {
      levels.push({ id, content: [] })
      if (levels.length > exchangeLimits.tagDepth) return undefined
    } else {
      const level = levels.pop()
      if (level?.id !== id || levels.length === 0) return undefined
      add({ id, children: joinStrings(level.content) })
    }
  }
  add(text.slice(end))
  return levels.length === 1 ? joinStrings(levels[0]?.content ?? []) : undefined
}
