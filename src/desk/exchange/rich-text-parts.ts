import { isValues, type Values } from '../documents/row-fields'

/** A stored node of Lexical. */
export type ExchangeNode = Values & { type: string; children?: ExchangeNode[] }

/** A text of a rich text: adjacent inline nodes, or a text field of a block. */
export type RichPart = {
  /** Position of the text, such as `2.0` or `4.fields.alt`. */
  id: string
  content: { nodes: ExchangeNode[] } | { text: string }
  /** Type of the block around the text, such as `heading` or `codes`. */
  container: string
  /** Path of the field of a block. */
  fieldPath?: string
  isTranslatable: boolean
  maxLength?: number
}

/** A text field of a block, by the path of its value in the fields of the node. */
export type BlockText = {
  path: (string | number)[]
  isTranslatable: boolean
  maxLength?: number
}

/** Lists the text fields of a block. */
export type ListBlockTexts = (fields: Values) => BlockText[]

/** The rich text, with `placeMark` in place of its texts. */
export type RichSkeleton = unknown

export type SplitRichText = { parts: RichPart[]; skeleton: RichSkeleton }

/** Member that marks the place of a text in a skeleton. */
const placeMark = '$part'

const inlineTypes = new Set(['autolink', 'inlineBlock', 'linebreak', 'link', 'tab', 'text'])
const isInline = ({ type }: ExchangeNode) => inlineTypes.has(type)

/** Separates the texts of a rich text from its structure. */
export function splitRichText(value: unknown, listBlockTexts: ListBlockTexts): SplitRichText {
  const parts: RichPart[] = []
  const root = isValues(value) ? value.root : undefined
  if (!isValues(value) || !isRichNode(root)) return { parts, skeleton: value }
  return { parts, skeleton: { ...value, root: splitNode(root, '', { parts, listBlockTexts }) } }
}

const isRichNode = (value: unknown): value is ExchangeNode =>
  isValues(value) && typeof value.type === 'string'

type Split = { parts: RichPart[]; listBlockTexts: ListBlockTexts }

function splitNode(node: ExchangeNode, path: string, split: Split): ExchangeNode {
  if (node.type === 'block' && isValues(node.fields)) return splitBlock(node, path, split)
  if (!Array.isArray(node.children)) return node
  const children: ExchangeNode[] = []
  let run: ExchangeNode[] = []
  const endRun = (end: number) => {
    if (run.some(hasText)) {
      const id = path + (end - run.length)
      split.parts.push({ id, content: { nodes: run }, container: node.type, isTranslatable: true })
      children.push({ type: placeMark, [placeMark]: id })
    } else children.push(...run)
    run = []
  }
  for (const [index, child] of node.children.entries()) {
    if (isInline(child)) run.push(child)
    else {
      endRun(index)
      children.push(splitNode(child, `${path}${index}.`, split))
    }
  }
  endRun(node.children.length)
  return { ...node, children }
}

function hasText({ text, children }: ExchangeNode): boolean {
  return (typeof text === 'string' && text.trim() !== '') || (children ?? []).some(hasText)
}

function splitBlock(
  node: ExchangeNode,
  path: string,
  { parts, listBlockTexts }: Split,
): ExchangeNode {
  const fields = structuredClone(node.fields) as Values
  for (const { path: steps, isTranslatable, maxLength } of listBlockTexts(fields)) {
    const [parent, name] = findParent(fields, steps)
    const text = parent?.[name]
    if (!parent || typeof text !== 'string' || text.trim() === '') continue
    const fieldPath = steps.join('.')
    const id = `${path}${fieldPath}`
    parts.push({
      ...{
        id,
        content: { text },
        container: String(fields.blockType ?? ''),
        fieldPath,
        isTranslatable,
      },
      ...(maxLength !== undefined && { maxLength }),
    })
    parent[name] = { [placeMark]: id }
  }
  return { ...node, fields }
}

function findParent(
  values: Values,
  path: readonly (string | number)[],
): [Values | undefined, string] {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((level, step) => (isValues(level) ? level[step] : undefined), values)
  return [isValues(parent) ? parent : undefined, String(path.at(-1))]
}

/** Puts texts back into a rich text. */
export function joinRichText(
  skeleton: RichSkeleton,
  contents: ReadonlyMap<string, RichPart['content']>,
): unknown {
  if (Array.isArray(skeleton)) {
    return skeleton.flatMap((child) => {
      const id = isValues(child) ? child[placeMark] : undefined
      const content = typeof id === 'string' ? contents.get(id) : undefined
      return content && 'nodes' in content ? content.nodes : [joinRichText(child, contents)]
    })
  }
  if (!isValues(skeleton)) return skeleton
  const id = skeleton[placeMark]
  const content = typeof id === 'string' ? contents.get(id) : undefined
  if (content && 'text' in content) return content.text
  return Object.fromEntries(
    Object.entries(skeleton).map(([name, child]) => [name, joinRichText(child, contents)]),
  )
}
