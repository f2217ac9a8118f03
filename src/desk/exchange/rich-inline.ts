import { isValues } from '../documents/row-fields'
import type { CodeRegistry } from '../formats/code-registry'
import { type Inline, type InlineCode, joinStrings } from '../formats/inline'
import { splitPlaceholders } from '../formats/split-text'
import type { ExchangeNode } from './rich-text-parts'

/**
 * What a code was: a placeholder within a text, or a node. Nodes of text and links have no content of
 * their own.
 */
export type RichTemplate = string | ExchangeNode

/** Bits of `format` in Lexical, with the tags that people know. */
const formats = [
  { bit: 1, tag: 'b', subType: 'xlf:b' },
  { bit: 2, tag: 'i', subType: 'xlf:i' },
  { bit: 4, tag: 's', subType: 's' },
  { bit: 8, tag: 'u', subType: 'xlf:u' },
  { bit: 16, tag: 'code', subType: 'code' },
  { bit: 32, tag: 'sub', subType: 'sub' },
  { bit: 64, tag: 'sup', subType: 'sup' },
] as const
const codeBit = 16

const plainNode: ExchangeNode = {
  type: 'text',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
}

const withoutText = ({ text, ...node }: ExchangeNode): ExchangeNode => node
const signatureOf = (node: ExchangeNode) =>
  JSON.stringify(Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const isFormatted = ({ format }: ExchangeNode) => typeof format === 'number' && format !== 0

/** Returns the text node of a text without formatting, from which others of this text differ. */
export function findPlainNode(nodes: readonly ExchangeNode[]): ExchangeNode | undefined {
  for (const node of nodes) {
    if (node.type === 'text' && !isFormatted(node) && !node.style) return withoutText(node)
    const inner = findPlainNode(node.children ?? [])
    if (inner) return inner
  }
  return undefined
}

/** Returns adjacent inline nodes as text with codes. */
export function toInline(
  nodes: readonly ExchangeNode[],
  plain: ExchangeNode | undefined,
  registry: CodeRegistry<RichTemplate>,
): Inline[] {
  const plainSignature = signatureOf(plain ?? plainNode)
  const read = (level: readonly ExchangeNode[]): Inline[] => {
    let isAfterPlain = false
    const content = level.flatMap((node): Inline[] => {
      const text = node.type === 'text' ? String(node.text ?? '') : undefined
      if (text === undefined) {
        isAfterPlain = false
        return [readNode(node)]
      }
      const template = withoutText(node)
      const signature = signatureOf(template)
      const isPlain = signature === plainSignature && !isAfterPlain && text !== ''
      isAfterPlain = isPlain
      if (isPlain) return splitPlaceholders(text, registry)
      const id = registry.register(signature, describeText(template), template)
      return [{ id, children: isCode(template) ? [text] : splitPlaceholders(text, registry) }]
    })
    return joinStrings(content)
  }
  const readNode = (node: ExchangeNode): Inline => {
    const { children, ...template } = node
    if (!children || (node.type !== 'link' && node.type !== 'autolink'))
      return { id: registry.register(signatureOf(node), describeNode(node), node) }
    const id = registry.register(
      signatureOf(template as ExchangeNode),
      describeLink(node),
      template,
    )
    return { id, children: read(children) }
  }
  return read(nodes)
}

const isCode = ({ format }: ExchangeNode) => typeof format === 'number' && (format & codeBit) !== 0

type Description = Omit<InlineCode, 'id'>

function describeText(node: ExchangeNode): Description {
  const bits = typeof node.format === 'number' ? node.format : 0
  const tags = formats.filter(({ bit }) => (bits & bit) !== 0)
  const names = tags.map(({ tag }) => tag)
  const [first] = tags
  return {
    start: names.map((name) => `<${name}>`).join('') || '<span>',
    end:
      names
        .toReversed()
        .map((name) => `</${name}>`)
        .join('') || '</span>',
    type: 'fmt',
    ...(first && { subType: first.subType }),
    isOptional: true,
    isLiteral: isCode(node),
  }
}

function describeNode(node: ExchangeNode): Description {
  if (node.type === 'linebreak')
    return { start: '<br>', type: 'fmt', subType: 'xlf:lb', isOptional: true }
  if (node.type === 'tab') return { start: '<tab>', type: 'fmt', isOptional: true }
  const { blockType } = isValues(node.fields) ? node.fields : {}
  return { start: `<${blockType ?? node.type}>`, type: 'other', isOptional: false }
}

function describeLink({ fields }: ExchangeNode): Description {
  const { url, doc } = isValues(fields) ? fields : {}
  const { relationTo = '', value = '' } = isValues(doc) ? doc : {}
  const document = isValues(value) ? value.id : value
  const address = typeof url === 'string' && url ? url : `${relationTo}/${document}`
  return { start: `<a href="${address}">`, end: '</a>', type: 'link', isOptional: false }
}

/**
 * Returns the nodes of text with codes. Formatting inside formatting is combined, because text in
 * Lexical is not nested. Returns undefined with an unknown code.
 */
export function fromInline(
  content: readonly Inline[],
  plain: ExchangeNode = plainNode,
  findTemplate: (id: string) => RichTemplate | undefined,
): ExchangeNode[] | undefined {
  let isKnown = true
  const build = (level: readonly Inline[], style: ExchangeNode): ExchangeNode[] => {
    const nodes: ExchangeNode[] = []
    let text: string | undefined
    const endText = () => {
      if (text !== undefined) nodes.push({ ...style, text })
      text = undefined
    }
    for (const part of level) {
      const template = typeof part === 'string' ? part : findTemplate(part.id)
      if (typeof template === 'string') text = (text ?? '') + template
      else if (!template || typeof part === 'string') isKnown = false
      else {
        endText()
        nodes.push(...buildNode(template, part.children, style))
      }
    }
    endText()
    return nodes
  }
  const buildNode = (
    template: ExchangeNode,
    children: readonly Inline[] | undefined,
    style: ExchangeNode,
  ): ExchangeNode[] => {
    if (!children) return [template]
    if (template.type !== 'text') return [{ ...template, children: build(children, style) }]
    const own = combine(style, template)
    return children.length === 0 ? [{ ...own, text: '' }] : build(children, own)
  }
  const nodes = build(content, plain)
  return isKnown ? nodes : undefined
}

function combine({ format: outer }: ExchangeNode, node: ExchangeNode): ExchangeNode {
  const bits = [outer, node.format].filter((value) => typeof value === 'number')
  return outer ? { ...node, format: bits.reduce((all, own) => all | own, 0) } : node
}
