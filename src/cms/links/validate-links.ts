import type { PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { isFragment } from './address'
import { checkAddresses } from './check-addresses'
import { formatReference, readLinkReference } from './document-address'

type Node = {
  type?: string
  text?: string
  fields?: { url?: string | null }
  children?: readonly Node[]
}

/**
 * Returns one message for all invalid links of a rich text, with the text and the target of each.
 */
export async function validateLinks(value: unknown, req: PayloadRequest): Promise<string | true> {
  const links = listLinks((value as { root?: Node } | null | undefined)?.root)
  const faults = await checkAddresses(
    links.map(({ address }) => address),
    req,
  )
  const broken = links.flatMap(({ text }, at) => {
    const fault = faults[at]
    return fault ? [`${text} → ${fault.target}`] : []
  })
  if (broken.length === 0) return true
  return `${labelFor(req.i18n.language, 'links.broken')} ${broken.join('; ')}`
}

function listLinks(node: Node | undefined): { text: string; address: string }[] {
  const inside = (node?.children ?? []).flatMap(listLinks)
  if (node?.type !== 'link' && node?.type !== 'autolink') return inside
  const reference = readLinkReference(node.fields)
  const address = reference ? formatReference(reference) : (node.fields?.url ?? '')
  return isFragment(address) ? inside : [{ text: readText(node).trim(), address }, ...inside]
}

function readText({ text, children }: Node): string {
  return text ?? (children ?? []).map(readText).join('')
}
