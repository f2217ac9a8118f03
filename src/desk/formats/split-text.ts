import type { CodeRegistry } from './code-registry'
import { type Inline, joinStrings } from './inline'

/** Matches `{{name}}` and the condition `{{?name}}`. */
const placeholders = /\{\{\s*(?:\?\s*)?\w+\s*\}\}/g

/** Returns a text with its placeholders as codes. */
export function splitPlaceholders<Template>(
  text: string,
  registry: CodeRegistry<Template | string>,
): Inline[] {
  const content: Inline[] = []
  let end = 0
  for (const { 0: start, index } of text.matchAll(placeholders)) {
    const code = { start, type: 'ui', subType: 'xlf:var', isOptional: false } as const
    content.push(text.slice(end, index), { id: registry.register(start, code, start) })
    end = index + start.length
  }
  return joinStrings([...content, text.slice(end)])
}

/** Returns the text of content whose codes are placeholders; undefined with other codes. */
export function joinPlaceholders(
  content: readonly Inline[],
  findTemplate: (id: string) => unknown,
): string | undefined {
  const texts = content.map((part) => {
    if (typeof part === 'string') return part
    const template = part.children ? undefined : findTemplate(part.id)
    return typeof template === 'string' ? template : undefined
  })
  return texts.includes(undefined) ? undefined : texts.join('')
}
