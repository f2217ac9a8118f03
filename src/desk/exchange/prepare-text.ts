import type { FlattenedField } from 'payload'
import { type CodeRegistry, createCodeRegistry } from '../formats/code-registry'
import type { Inline, InlineCode } from '../formats/inline'
import { joinPlaceholders, splitPlaceholders } from '../formats/split-text'
import { hashText, isFilled } from '../states/list-units'
import { findPlainNode, fromInline, type RichTemplate, toInline } from './rich-inline'
import {
  type ExchangeNode,
  joinRichText,
  type ListBlockTexts,
  type RichPart,
  splitRichText,
} from './rich-text-parts'

/** A unit of the exchange: a text, or a paragraph of a rich text. */
export type PreparedPart = {
  /** Position in a rich text; '' for a text. */
  id: string
  container: string
  fieldPath?: string
  source: Inline[]
  target: Inline[] | null
  codes: InlineCode[]
  isTranslatable: boolean
  maxLength?: number
}

/** A localized value as units, and the way back. */
export type PreparedText = {
  parts: PreparedPart[]
  /** Whether parts without a new translation can retain their old one. */
  isAligned: boolean
  /** Returns the value with new translations; undefined if parts are missing or have unknown codes. */
  build: (targets: ReadonlyMap<string, readonly Inline[]>) => unknown
}

export const isExchanged = (field: FlattenedField): boolean =>
  field.type === 'richText' ||
  ((field.type === 'text' || field.type === 'textarea') && !('hasMany' in field && field.hasMany))

/** Divides a text and its translation into units. */
export function prepareTranslation(
  field: FlattenedField,
  english: unknown,
  translation: unknown,
  listBlockTexts: ListBlockTexts,
): PreparedText {
  if (field.type === 'richText') return prepareRichText(english, translation, listBlockTexts)
  const registry = createCodeRegistry<string>()
  const source = splitPlaceholders(String(english), registry)
  registry.startTarget()
  const own = isFilled(translation) ? splitPlaceholders(String(translation), registry) : null
  const maxLength = 'maxLength' in field ? field.maxLength : undefined
  const part: PreparedPart = {
    id: '',
    container: field.type,
    source,
    target: own,
    codes: registry.codes,
    isTranslatable: true,
    ...(maxLength !== undefined && { maxLength }),
  }
  return {
    parts: [part],
    isAligned: true,
    build: (targets) => joinPlaceholders(targets.get('') ?? own ?? [], registry.findTemplate),
  }
}

type Side = { nodes: ExchangeNode[] } | { text: string } | undefined
type RichEntry = {
  part: PreparedPart
  registry: CodeRegistry<RichTemplate>
  plain: ExchangeNode | undefined
  /** The content where there is no new translation. */
  old: RichPart['content'] | undefined
}

function prepareRichText(
  english: unknown,
  translation: unknown,
  listBlockTexts: ListBlockTexts,
): PreparedText {
  const source = splitRichText(english, listBlockTexts)
  const target = splitRichText(translation, listBlockTexts)
  const isAligned = isFilled(translation) && hashText(source.skeleton) === hashText(target.skeleton)
  const own = new Map(isAligned ? target.parts.map(({ id, content }) => [id, content]) : [])
  const entries = source.parts.map((part) => prepareEntry(part, own.get(part.id)))
  return {
    parts: entries.map(({ part }) => part),
    isAligned,
    build: (targets) => {
      const contents = new Map<string, RichPart['content']>()
      for (const { part, registry, plain, old } of entries) {
        const text = part.isTranslatable ? targets.get(part.id) : undefined
        const content = text ? buildContent(part, text, registry, plain) : old
        if (!content) return undefined
        contents.set(part.id, content)
      }
      return joinRichText(isAligned ? target.skeleton : source.skeleton, contents)
    },
  }
}

function prepareEntry(richPart: RichPart, own: Side): RichEntry {
  const { id, content, container, fieldPath, isTranslatable, maxLength } = richPart
  const registry = createCodeRegistry<RichTemplate>()
  const nodes = 'nodes' in content ? content.nodes : []
  const plain =
    findPlainNode(nodes) ?? (own && 'nodes' in own ? findPlainNode(own.nodes) : undefined)
  const read = (side: Side) => {
    if (!side) return null
    if ('text' in side) return splitPlaceholders(side.text, registry)
    return toInline(side.nodes, plain, registry)
  }
  const source = read(content) ?? []
  registry.startTarget()
  const target = read(own)
  const part: PreparedPart = {
    ...{ id, container, source, target, isTranslatable, codes: registry.codes },
    ...(fieldPath !== undefined && { fieldPath }),
    ...(maxLength !== undefined && { maxLength }),
  }
  return { part, registry, plain, old: own ?? (isTranslatable ? undefined : content) }
}

function buildContent(
  { fieldPath }: PreparedPart,
  text: readonly Inline[],
  { findTemplate }: CodeRegistry<RichTemplate>,
  plain: ExchangeNode | undefined,
): RichPart['content'] | undefined {
  if (fieldPath !== undefined) {
    const joined = joinPlaceholders(text, findTemplate)
    return joined === undefined ? undefined : { text: joined }
  }
  const nodes = fromInline(text, plain, findTemplate)
  return nodes && { nodes }
}
