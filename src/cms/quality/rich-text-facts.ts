import { isFragment } from '@/cms/links/address'
import { formatReference, readLinkReference } from '@/cms/links/document-address'
import { isValues, type Values } from '@/desk/documents/row-fields'

/** What a rich text contains besides words. */
export type RichTextFacts = {
  headings: { level: number; text: string }[]
  /** Ids of pictures. */
  pictures: string[]
  /** Targets of links, as stored. */
  addresses: string[]
}

/** Lists the headings, pictures and links of a rich text. */
export function readRichText(value: unknown): RichTextFacts {
  const facts: RichTextFacts = { headings: [], pictures: [], addresses: [] }
  if (isValues(value)) visit(value.root, facts)
  return facts
}

function visit(node: unknown, facts: RichTextFacts): void {
  if (!isValues(node)) return
  const { type, tag, value, fields, children } = node
  if (type === 'heading')
    facts.headings.push({ level: Number(String(tag).slice(1)), text: readWords(node).trim() })
  if (type === 'upload') facts.pictures.push(idOfRelation(value))
  if ((type === 'link' || type === 'autolink') && isValues(fields)) {
    const address = readAddress(fields)
    if (address && !isFragment(address)) facts.addresses.push(address)
  }
  if (Array.isArray(children)) for (const child of children) visit(child, facts)
}

function readAddress(fields: Values): string {
  const reference = readLinkReference(fields)
  return reference ? formatReference(reference) : String(fields.url ?? '')
}

/** The id of a related document, which may have been read with it. */
export function idOfRelation(value: unknown): string {
  return isValues(value) ? String(value.id ?? '') : String(value ?? '')
}

function readWords({ text, children }: Values): string {
  if (typeof text === 'string') return text
  return Array.isArray(children) ? children.filter(isValues).map(readWords).join('') : ''
}
