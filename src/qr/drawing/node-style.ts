import type { DrawingNode } from './drawing-node'
import { matchesRule, readDeclarations, type StyleRule } from './style-rules'

export type NodeStyle = Readonly<Record<string, string | undefined>>

const inheritedProperties = [
  'clip-rule',
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
  'visibility',
]
const ownProperties = [
  'clip-path',
  'display',
  'filter',
  'mask',
  'mix-blend-mode',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'transform',
  'vector-effect',
]

/** Cascades attributes, style sheets and the `style` attribute over inherited values. */
export function styleOf(
  node: DrawingNode,
  inherited: NodeStyle,
  rules: readonly StyleRule[],
): NodeStyle {
  const style: Record<string, string | undefined> = {}
  for (const property of inheritedProperties) style[property] = inherited[property]
  const declared: Record<string, string | undefined> = {}
  for (const property of [...inheritedProperties, ...ownProperties]) {
    const value = node.attributes[property]
    if (value !== undefined) declared[property] = value.trim()
  }
  for (const rule of rules) if (matchesRule(rule, node)) Object.assign(declared, rule.declarations)
  if (node.attributes.style) Object.assign(declared, readDeclarations(node.attributes.style))
  for (const [property, value] of Object.entries(declared)) {
    if (value === 'inherit') style[property] = inherited[property]
    else style[property] = value
  }
  return style
}
