import { SaxesParser } from 'saxes'
import { type ExchangeFileFault, exchangeLimits } from '../exchange'

export type XmlElement = {
  /** Name without prefix. */
  name: string
  namespace: string
  /** Values by name; names with a prefix include it. */
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
}

class Refusal extends Error {
  constructor(readonly fault: ExchangeFileFault) {
    super(fault.reason)
  }
}

/**
 * Parses an XML document. Document types are refused, so that no entity can be declared; the number
 * of elements, attributes and texts and the depth of elements are limited.
 *
 * @param mayNameType accepts a document type that declares nothing itself. The one it names is not read.
 */
export function parseXml(
  text: string,
  { mayNameType = false } = {},
): XmlElement | ExchangeFileFault {
  const root: XmlElement = { name: '', namespace: '', attributes: {}, children: [] }
  const stack = [root]
  let nodes = 0
  let attributeCount = 0
  const refuse = (fault: ExchangeFileFault): never => {
    throw new Refusal(fault)
  }
  const add = (child: XmlElement | string) => {
    nodes += 1
    if (nodes > exchangeLimits.nodes) refuse({ reason: 'tooMany' })
    stack.at(-1)?.children.push(child)
  }
  const parser = new SaxesParser({ xmlns: true, position: true })
  parser.on('doctype', (type) => {
    if (!mayNameType || type.includes('[')) refuse({ reason: 'documentType' })
  })
  parser.on('error', () => refuse({ reason: 'malformed', detail: String(parser.line) }))
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('attribute', () => {
    attributeCount += 1
    if (attributeCount > exchangeLimits.attributes) refuse({ reason: 'tooMany' })
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    attributeCount = 0
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      children: [],
    }
    add(element)
    stack.push(element)
    if (stack.length > exchangeLimits.depth) refuse({ reason: 'tooMany' })
  })
  parser.on('closetag', () => stack.pop())
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Refusal) return error.fault
    throw error
  }
  const [element] = elementsOf(root)
  return element ?? { reason: 'empty' }
}

/** The child elements, or those with a name. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

/** The text of an element and its descendants. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
