import { SaxesParser } from 'saxes'

type XmlReader = {
  /** Called with the name of an element without its prefix, and its attributes. */
  open?: (name: string, attributes: Readonly<Record<string, string | undefined>>) => void
  /** Called with a piece of text and the element that contains it. */
  text?: (content: string, name: string) => void
  close?: (name: string) => void
}

/**
 * Reads XML element by element. Entities other than those of XML are left unresolved, and nothing
 * outside the text is loaded.
 *
 * @throws if the text is not well-formed
 */
export function readXml(xml: string, { open, text, close }: XmlReader): void {
  if (xml === '') return
  const parser = new SaxesParser()
  const path: string[] = []
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    path.push(local)
    open?.(local, attributes)
  })
  const readText = (content: string) => text?.(content, path.at(-1) ?? '')
  parser.on('text', readText)
  parser.on('cdata', readText)
  parser.on('closetag', () => {
    const name = path.pop()
    if (name) close?.(name)
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
}
