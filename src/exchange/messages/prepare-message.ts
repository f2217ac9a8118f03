import { createHash } from 'node:crypto'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { type CodeRegistry, createCodeRegistry } from '@/desk/formats/code-registry'
import type { Inline, InlineCode } from '@/desk/formats/inline'
import {
  adaptPlurals,
  findSentence,
  listSentences,
  type MessageTree,
  parseMessage,
  printMessage,
} from './message-branches'
import { fromMessageInline, toMessageInline } from './message-inline'

/** A sentence of a message; its path names plural forms and choices. */
export type PreparedSentence = {
  path: string
  source: Inline[]
  target: Inline[] | null
  codes: InlineCode[]
}

export type PreparedMessage = {
  sentences: PreparedSentence[]
  sourceHash: string
  /** Returns the message with new sentences; undefined with unknown codes. */
  build: (targets: ReadonlyMap<string, readonly Inline[]>) => string | undefined
}

/** Divides a message and its translation into sentences with the plural forms of the language. */
export function prepareMessage(
  english: string,
  translation: string | undefined,
  iso: string,
): PreparedMessage {
  const source = parseMessage(english)
  if (!source) throw new Error(`Not an ICU message: ${english}`)
  const own = translation === undefined ? undefined : parseMessage(translation)
  const tree = adaptPlurals(source, iso, own)
  const entries = listSentences(tree).map(({ path, choice, elements }) => {
    const registry = createCodeRegistry<MessageFormatElement>()
    const content = toMessageInline(elements, registry)
    registry.startTarget()
    const target = own && findSentence(own, choice)
    return {
      registry,
      sentence: {
        path,
        source: content,
        target: target ? toMessageInline(target, registry) : null,
        codes: registry.codes,
      },
    }
  })
  return {
    sentences: entries.map(({ sentence }) => sentence),
    sourceHash: createHash('sha256').update(english).digest('base64').slice(0, 22),
    build: (targets) => buildMessage(tree, entries, targets),
  }
}

function buildMessage(
  tree: MessageTree,
  entries: readonly {
    registry: CodeRegistry<MessageFormatElement>
    sentence: PreparedSentence
  }[],
  targets: ReadonlyMap<string, readonly Inline[]>,
): string | undefined {
  const built = new Map<string, MessageFormatElement[]>()
  for (const { registry, sentence } of entries) {
    const content = targets.get(sentence.path) ?? sentence.target
    const elements = content && fromMessageInline(content, registry.findTemplate)
    if (!elements) return undefined
    built.set(sentence.path, elements)
  }
  const message = printMessage(tree, built)
  return parseMessage(message) ? message : undefined
}
