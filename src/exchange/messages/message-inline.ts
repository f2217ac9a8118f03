import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { CodeRegistry } from '@/desk/formats/code-registry'
import { type Inline, joinStrings } from '@/desk/formats/inline'

/** Returns a sentence with its arguments and tags as codes. */
export function toMessageInline(
  elements: readonly MessageFormatElement[],
  registry: CodeRegistry<MessageFormatElement>,
): Inline[] {
  const content = elements.map((element): Inline => {
    if (element.type === TYPE.literal) return element.value
    if (element.type === TYPE.tag) {
      const [start, end] = [`<${element.value}>`, `</${element.value}>`]
      const code = { start, end, type: 'fmt', isOptional: false } as const
      const id = registry.register(start, code, element)
      return { id, children: toMessageInline(element.children, registry) }
    }
    const isPlain =
      element.type === TYPE.argument || (element.type === TYPE.number && !element.style)
    const start = isPlain ? `{${element.value}}` : printAST([element])
    // A sentence for one thing often does without the number.
    const isOptional = element.type === TYPE.number || element.type === TYPE.pound
    const code = { start, type: 'ui', subType: 'xlf:var', isOptional } as const
    return { id: registry.register(start, code, element) }
  })
  return joinStrings(content)
}

/** Returns the elements of a sentence; undefined with unknown codes. */
export function fromMessageInline(
  content: readonly Inline[],
  findTemplate: (id: string) => MessageFormatElement | undefined,
): MessageFormatElement[] | undefined {
  const elements: MessageFormatElement[] = []
  for (const part of content) {
    if (typeof part === 'string') {
      elements.push({ type: TYPE.literal, value: part })
      continue
    }
    const template = findTemplate(part.id)
    if (!template) return undefined
    if (template.type !== TYPE.tag) elements.push(template)
    else {
      const children = fromMessageInline(part.children ?? [], findTemplate)
      if (!children) return undefined
      elements.push({ ...template, children })
    }
  }
  return elements
}
