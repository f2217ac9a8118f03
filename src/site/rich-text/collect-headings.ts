import type { RichTextBody, RichTextNode } from './rich-text-body'

export type Heading = { id: string; text: string; level: 2 | 3 | 4 }

/**
 * Collects the headings of a text in reading order, with ids that are unique within it. The page
 * has the only h1, so levels start at 2.
 */
export function collectHeadings(body: RichTextBody): Heading[] {
  const used = new Map<string, number>()
  return findHeadings(body.root.children).map((node) => {
    const text = readText(node)
    const base = toId(text)
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    return { id: count === 1 ? base : `${base}-${count}`, text, level: headingLevel(node) }
  })
}

function headingLevel(node: RichTextNode): Heading['level'] {
  const level = Number(String(node.tag).slice(1))
  return level <= 2 ? 2 : level === 3 ? 3 : 4
}

function findHeadings(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) =>
    node.type === 'heading' ? [node] : findHeadings(node.children ?? []),
  )
}

function readText(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(readText).join('')
}

/** Preserves letters and digits of all scripts: browsers show such fragments readably. */
function toId(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return id || 'section'
}
