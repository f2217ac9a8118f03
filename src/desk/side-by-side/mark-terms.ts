import { highlightTerms } from '../glossary/find-terms'
import type { GlossaryTerm } from '../glossary/glossary'
import type { RichNode } from './rich-node'

/** Splits the texts of English rich text, so that each term of the glossary is a text of its own. */
export function markTerms(nodes: readonly RichNode[], terms: readonly GlossaryTerm[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (node.children) return [{ ...node, children: markTerms(node.children, terms) }]
    if (node.type !== 'text' || !node.text || node.change === 'removed') return [node]
    return highlightTerms(node.text, terms).map(({ text, term }) => ({ ...node, text, term }))
  })
}
