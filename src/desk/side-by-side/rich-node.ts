import { isValues } from '../documents/row-fields'
import type { GlossaryTerm } from '../glossary/glossary'
import type { TokenChange } from './compare-tokens'

/** A node of rich text as the editor stores it; leaves of a comparison have a change. */
export type RichNode = {
  type: string
  children?: RichNode[]
  text?: string
  format?: unknown
  fields?: Record<string, unknown>
  change?: TokenChange | undefined
  /** The term of the glossary that the text is. */
  term?: GlossaryTerm | undefined
}

/** The nodes of a rich text; undefined for other values. */
export function nodesOf(value: unknown): RichNode[] | undefined {
  const root = isValues(value) ? value.root : undefined
  return isValues(root) && Array.isArray(root.children) ? (root.children as RichNode[]) : undefined
}

/** Returns the words of a text or rich text, without its format. */
export function richPlainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return (nodesOf(value) ?? []).map(textOfNode).join('\n')
}

const inlineTypes = new Set(['autolink', 'inlineBlock', 'linebreak', 'link', 'tab', 'text'])

/** Whether a node is part of a paragraph. */
export const isInline = ({ type }: RichNode): boolean => inlineTypes.has(type)

const spaces: Record<string, string> = { linebreak: '\n', tab: '\t' }

/** What has no text, such as a picture, counts as a word. */
export function textOfNode({ type, children, text }: RichNode): string {
  if (children) return children.map(textOfNode).join(children.every(isInline) ? '' : '\n')
  return text ?? spaces[type] ?? type
}
