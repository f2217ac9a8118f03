import { isValues } from '../documents/row-fields'

/** Members of rich text that change without a change of the text. */
const volatileMembers = new Set(['direction', 'id', 'textFormat', 'textStyle', 'version'])
/** Values that rich text has where older versions of the editor had no member. */
const emptyMembers = new Set<unknown>([undefined, null, '', 0, 'normal'])

/** Returns a text with ordered members, and rich text without what editors add on saving. */
export function simplifyText(value: unknown, isRichText = false): unknown {
  if (Array.isArray(value)) return value.map((item) => simplifyText(item, isRichText))
  if (!isValues(value)) return value ?? null
  const isNode = isRichText || isValues(value.root)
  const members = Object.entries(value)
    .filter(([name, own]) => !isNode || !(volatileMembers.has(name) || emptyMembers.has(own)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, own]) => [name, simplifyText(own, isNode)]))
}
