import { simplifyText } from '../states/simplify-text'
import { type Compared, compareTokens, type TokenChange } from './compare-tokens'
import { pairSimilar } from './pair-similar'
import { isInline, type RichNode, textOfNode } from './rich-node'
import { isBlankWord, splitWords } from './split-words'

/**
 * Merges two rich texts into one that contains what was removed and added: paragraphs, items and
 * cells that are alike are compared word by word.
 */
export function compareRichTexts(before: RichNode[], after: RichNode[]): RichNode[] {
  if ([...before, ...after].every(isInline)) return compareInline(before, after)
  const merged: RichNode[] = []
  let removed: RichNode[] = []
  let added: RichNode[] = []
  const finishChange = () => {
    merged.push(...mergeChanged(removed, added))
    removed = []
    added = []
  }
  for (const { token, change } of compareTokens(before, after, identify)) {
    if (change === 'removed') removed.push(token)
    else if (change === 'added') added.push(token)
    else {
      finishChange()
      merged.push(token)
    }
  }
  finishChange()
  return merged
}

const identify = (node: unknown) => JSON.stringify(simplifyText(node, true))

function mergeChanged(removed: RichNode[], added: RichNode[]): RichNode[] {
  return pairSimilar(removed, added, measureSimilarity).map(([before, after]) => {
    if (!before) return mark(after, 'added')
    if (!after) return mark(before, 'removed')
    return { ...after, children: compareRichTexts(before.children ?? [], after.children ?? []) }
  })
}

/** Returns the share of words that two nodes have in common; 0 if they cannot be merged. */
function measureSimilarity(before: RichNode, after: RichNode): number {
  if (before.type !== after.type || !before.children || !after.children) return 0
  const words = (node: RichNode) =>
    splitWords(textOfNode(node)).filter((word) => !isBlankWord(word))
  const [old, own] = [words(before), words(after)]
  const counts = new Map<string, number>()
  for (const word of old) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of own) {
    const count = counts.get(word) ?? 0
    if (count > 0) common++
    counts.set(word, count - 1)
  }
  return (2 * common) / Math.max(old.length + own.length, 1)
}

function mark(node: RichNode, change: TokenChange): RichNode {
  const { children } = node
  return children
    ? { ...node, children: children.map((one) => mark(one, change)) }
    : { ...node, change }
}

/** A word, or another inline node, with the link around it. */
type Token = { node: RichNode; link: RichNode | undefined; id: string }

function compareInline(before: RichNode[], after: RichNode[]): RichNode[] {
  const compared = compareTokens(
    listTokens(before),
    listTokens(after),
    ({ id }) => id,
    ({ node }) => node.text !== undefined && isBlankWord(node.text),
  )
  const merged: RichNode[] = []
  let openLink: string | undefined
  for (const one of compared) {
    const { link } = one.token
    const id = link && identifyLink(link)
    if (link && id !== openLink) merged.push({ ...link, children: [] })
    addToken(link ? (merged.at(-1)?.children ?? []) : merged, one)
    openLink = id
  }
  return merged
}

const identifyLink = (link: RichNode) => identify({ ...link, children: [] })

function addToken(siblings: RichNode[], { token: { node }, change }: Compared<Token>): void {
  const last = siblings.at(-1)
  if (
    last?.text !== undefined &&
    node.text !== undefined &&
    last.change === change &&
    last.format === node.format
  )
    last.text += node.text
  else siblings.push({ ...node, change })
}

function listTokens(nodes: RichNode[], link?: RichNode): Token[] {
  const around = link ? identifyLink(link) : ''
  return nodes.flatMap((node) => {
    if (node.children) return listTokens(node.children, node)
    const parts =
      node.text === undefined ? [node] : splitWords(node.text).map((text) => ({ ...node, text }))
    return parts.map((part) => ({ node: part, link, id: identify(part) + around }))
  })
}
