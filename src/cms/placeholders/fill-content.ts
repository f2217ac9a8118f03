import { fillRichText, type TextNode } from './fill-rich-text'
import { fillText } from './fill-text'
import type { PlaceholderValues } from './placeholder-values'

type Data = Readonly<Record<string, unknown>>

/**
 * Fills the placeholders in all texts of a document or global. A text with a missing value becomes
 * null; a row is omitted if its main text is missing, and a table row if any of its cells is.
 */
export function fillContent<Content>(content: Content, values: PlaceholderValues): Content {
  return fillValue(content, values) as Content
}

function fillValue(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillText(value, values) ?? null
  if (Array.isArray(value)) return fillRows(value, values)
  if (!isData(value)) return value
  if (isRichText(value)) {
    const { root } = value
    return { ...value, root: { ...root, children: fillRichText(root.children, values) } }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, fillValue(own, values)]),
  )
}

function fillRows(rows: readonly unknown[], values: PlaceholderValues): unknown[] {
  return rows.flatMap((row) => {
    const filled = fillValue(row, values)
    return hasLost(row, filled) ? [] : [filled]
  })
}

/** Returns whether a row has lost its main text. */
function hasLost(row: unknown, filled: unknown): boolean {
  if (!isData(row) || !isData(filled)) return filled === null && row !== null
  if (isBlock(row)) return hasLostTitle(row, filled) || hasLostAll(row, filled)
  if (Object.keys(row).some((name) => typeof row[name] === 'string' && filled[name] === null)) {
    return true
  }
  return Array.isArray(row.cells) && row.cells.length !== (filled.cells as unknown[]).length
}

function isBlock(row: Data): boolean {
  return typeof row.blockType === 'string'
}

function hasLostTitle(block: Data, filled: Data): boolean {
  return typeof block.title === 'string' && filled.title === null
}

function hasLostAll(block: Data, filled: Data): boolean {
  const partsOf = ({ items, rows, body }: Data) =>
    [items, rows, isData(body) && isRichText(body) && body.root.children].filter(Array.isArray)
  const isEmpty = (part: readonly unknown[]) => part.length === 0
  return partsOf(filled).some(isEmpty) && !partsOf(block).some(isEmpty)
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRichText(value: Data): value is Data & { root: Data & { children: TextNode[] } } {
  return isData(value.root) && Array.isArray(value.root.children)
}
