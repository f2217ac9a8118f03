/** Members that are not texts of a person. */
const technical = /^(id|blockType)$/

/** Returns the text of a value: a string itself, the leaves of rich text, or all texts of a group. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return join(value.map(describeValue))
  if (typeof value !== 'object' || value === null) return ''
  if ('root' in value) return describeNode(value.root)
  return join(
    Object.entries(value).map(([name, member]) =>
      technical.test(name) ? '' : describeValue(member),
    ),
  )
}

/** Returns the leaves of a node of rich text. */
function describeNode(node: unknown): string {
  if (Array.isArray(node)) return join(node.map(describeNode))
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  return join(Object.values(node).map(describeNode))
}

const join = (texts: string[]) => texts.filter(Boolean).join(' ')
