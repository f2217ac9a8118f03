import { listPlaceholders, splitText, type TextPart } from './fill-text'
import type { PlaceholderValues } from './placeholder-values'

/** The parts of a stored Lexical node that placeholders need. */
export type TextNode = {
  type: string
  tag?: string
  text?: string
  format?: number | string
  fields?: Record<string, unknown>
  headerState?: number
  children?: TextNode[]
  [key: string]: unknown
}

/** Format bit of inline code, which is not filled. */
const codeFormat = 16
/** Header bit of a cell in a header row. */
const rowHeader = 1

/**
 * Fills the placeholders of a rich text. A paragraph, list item, table row or heading with a
 * missing value or an unfulfilled condition is omitted; so are an empty list, table or section, the
 * line before them that ends with a colon, and the section below a heading with such a condition.
 * Code is not changed. A value that is an address becomes a link.
 */
export function fillRichText<Node extends TextNode>(
  nodes: readonly Node[],
  values: PlaceholderValues,
): Node[] {
  const results = nodes.map((node) => fillNode(node, values) as Node | undefined)
  nodes.forEach((node, index) => {
    const isLeftOut = (node.type === 'list' || node.type === 'table') && !results[index]
    if (isLeftOut && isLeadIn(nodes[index - 1])) results[index - 1] = undefined
  })
  // Iterates backwards, so that the omitted parts of a section are known before its heading.
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const heading = nodes[index]
    const level = levelOf(heading)
    if (!heading || level === undefined) continue
    const next = nodes.findIndex((node, at) => at > index && (levelOf(node) ?? 9) <= level)
    const end = next === -1 ? nodes.length : next
    if (!results[index] && !areConditionsFulfilled(heading, values)) {
      results.fill(undefined, index, end)
    }
    const isContent = (at: number) => at > index && at < end && levelOf(nodes[at]) === undefined
    const content = results.filter((_, at) => isContent(at))
    if (content.length > 0 && content.every((result) => result === undefined)) {
      results[index] = undefined
    }
  }
  return results.filter((result) => result !== undefined)
}

/** A paragraph that announces the list or table after it. */
function isLeadIn(node: TextNode | undefined): boolean {
  return node?.type === 'paragraph' && /[:：]\s*$/.test(node.children?.at(-1)?.text ?? '')
}

function levelOf(node: TextNode | undefined): number | undefined {
  return node?.type === 'heading' ? Number(String(node.tag).slice(1)) : undefined
}

function fillNode(node: TextNode, values: PlaceholderValues): TextNode | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tablerow':
      return isComplete(node, values) ? fillInline(node, values) : undefined
    case 'listitem': {
      const own = { ...node, children: node.children?.filter(({ type }) => type !== 'list') }
      if (!isComplete(own, values)) return undefined
      return fillChildren(node, values)
    }
    case 'quote':
      if (node.children?.some(isBlock)) return fillChildren(node, values)
      return isComplete(node, values) ? fillInline(node, values) : undefined
    case 'table': {
      const table = fillChildren(node, values)
      const isHead = (row: TextNode) =>
        row.children?.every(({ headerState = 0 }) => (headerState & rowHeader) !== 0)
      const hadBody = node.children?.some((row) => !isHead(row))
      return hadBody && table?.children?.every(isHead) ? undefined : table
    }
    case 'block':
      return fillFields(node, values)
    default:
      return node.children ? fillChildren(node, values) : fillInline(node, values)
  }
}

/** Fills the children of a node. Returns undefined if none is left. */
function fillChildren(node: TextNode, values: PlaceholderValues): TextNode | undefined {
  if (!node.children?.length) return node
  const children = node.children.flatMap((child) => {
    if (isBlock(child)) return fillNode(child, values) ?? []
    return expand(child, values, false)
  })
  return children.length > 0 ? { ...node, children } : undefined
}

function isBlock({ type }: TextNode): boolean {
  return ['paragraph', 'heading', 'list', 'listitem', 'quote', 'table', 'tablerow'].includes(type)
}

function fillInline(node: TextNode, values: PlaceholderValues): TextNode {
  if (!node.children) return node
  return { ...node, children: node.children.flatMap((child) => expand(child, values, false)) }
}

/** Fills an inline node or a cell. */
function expand(node: TextNode, values: PlaceholderValues, isInLink: boolean): TextNode[] {
  if (node.text !== undefined) return expandText(node, values, isInLink)
  const isLink = node.type === 'link' || node.type === 'autolink'
  const filled = isLink ? fillFields(node, values) : node
  if (!node.children) return [filled]
  const children = node.children.flatMap((child) => expand(child, values, isInLink || isLink))
  return [{ ...filled, children }]
}

function expandText(node: TextNode, values: PlaceholderValues, isInLink: boolean): TextNode[] {
  const text = node.text ?? ''
  if (!text.includes('{{') || isCode(node)) return [node]
  const parts = splitText(text, values) ?? []
  return parts.flatMap((part): TextNode[] => {
    const lines = linesOf(part).map((line) => ({ ...node, text: line }))
    const nodes = lines.flatMap((line, index) => (index > 0 ? [lineBreak, line] : [line]))
    const url = part.isValue && !isInLink ? addressOf(part.text) : undefined
    return url ? [{ type: 'autolink', version: 1, fields: { url }, children: nodes }] : nodes
  })
}

const lineBreak: TextNode = { type: 'linebreak', version: 1 }

function linesOf({ text, isValue }: TextPart): string[] {
  return isValue ? text.split(/\r?\n/) : [text]
}

function addressOf(value: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(value)) return value
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value) ? `mailto:${value}` : undefined
}

function isComplete(node: TextNode, values: PlaceholderValues): boolean {
  if (isCode(node)) return true
  const texts = [node.text, node.fields?.url].filter((text) => typeof text === 'string')
  if (texts.some((text) => !splitText(text, values))) return false
  return (node.children ?? []).every((child) => isComplete(child, values))
}

function areConditionsFulfilled(node: TextNode, values: PlaceholderValues): boolean {
  const used = listPlaceholders(node.text ?? '')
  const isFulfilled = used.every(
    ({ name, isCondition }) => !isCondition || values.fulfilled.has(name),
  )
  return (
    isFulfilled && (node.children ?? []).every((child) => areConditionsFulfilled(child, values))
  )
}

function isCode({ format }: TextNode): boolean {
  return typeof format === 'number' && (format & codeFormat) !== 0
}

/** Fills the texts in the fields of a block, except code samples. */
function fillFields(node: TextNode, values: PlaceholderValues): TextNode {
  const { fields } = node
  if (!fields || fields.blockType === 'Code') return node
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? (splitText(value, values) ?? []).map(({ text }) => text).join('')
      : value,
  ])
  return { ...node, fields: Object.fromEntries(entries) }
}
