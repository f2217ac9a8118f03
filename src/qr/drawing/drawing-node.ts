import { readXml } from '@/std/read-xml'
import { DrawingError } from './drawing-error'

export type DrawingNode = {
  name: string
  /** By local name, so that `xlink:href` is `href`. */
  attributes: Readonly<Record<string, string | undefined>>
  children: DrawingNode[]
  /** Character data, such as the rules of a style sheet. */
  text: string
}

const mostNodes = 5_000
const mostDepth = 64

/** @throws Error if the text is not well-formed, or DrawingError if it has too many elements */
export function readDrawingNodes(svg: string): DrawingNode {
  const root: DrawingNode = { name: '', attributes: {}, children: [], text: '' }
  const path = [root]
  let count = 0
  readXml(svg, {
    open: (name, qualified) => {
      count++
      if (count > mostNodes || path.length > mostDepth) throw new DrawingError('complex')
      const attributes = Object.fromEntries(
        Object.entries(qualified).map(([key, value]) => [key.slice(key.indexOf(':') + 1), value]),
      )
      const node = { name, attributes, children: [], text: '' }
      path.at(-1)?.children.push(node)
      path.push(node)
    },
    text: (content) => {
      const node = path.at(-1)
      if (node) node.text += content
    },
    close: () => {
      path.pop()
    },
  })
  const [svgNode] = root.children
  if (svgNode?.name !== 'svg') throw new DrawingError('other')
  return svgNode
}
