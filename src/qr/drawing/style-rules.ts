import { DrawingError } from './drawing-error'
import type { DrawingNode } from './drawing-node'

type Simple = { tag: string | undefined; id: string | undefined; classes: readonly string[] }
export type StyleRule = { selector: Simple; weight: number; declarations: Declarations }
export type Declarations = Readonly<Record<string, string>>

const mostRules = 2_000

/**
 * Reads the rules of style sheets as drawing programs write them: selectors of an element, classes
 * and an id without combinators, in ascending order of precedence (CSS Cascade 4, §6.4).
 *
 * @throws DrawingError for conditions and other selectors
 */
export function readStyleRules(css: string): StyleRule[] {
  const plain = withoutComments(css)
  if (plain.includes('@')) throw new DrawingError('style')
  const rules: StyleRule[] = []
  for (const block of plain.split('}')) {
    const [selectors = '', body, ...rest] = block.split('{')
    if (selectors.trim() === '' && body === undefined) continue
    if (body === undefined || rest.length > 0) throw new DrawingError('style')
    const declarations = readDeclarations(body)
    for (const text of selectors.split(',')) rules.push(createRule(text.trim(), declarations))
    if (rules.length > mostRules) throw new DrawingError('complex')
  }
  return rules.sort((one, other) => one.weight - other.weight)
}

function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((part) => part.split('*/').slice(1).join('*/')).join('')
}

export function readDeclarations(text: string): Declarations {
  return Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const at = declaration.indexOf(':')
      if (at < 0) return []
      const value = declaration
        .slice(at + 1)
        .replace('!important', '')
        .trim()
      return [[declaration.slice(0, at).trim().toLowerCase(), value]]
    }),
  )
}

export function matchesRule({ selector }: StyleRule, { name, attributes }: DrawingNode): boolean {
  const { tag, id, classes } = selector
  const own = attributes.class?.split(/\s+/) ?? []
  return (
    (tag === undefined || tag === name) &&
    (id === undefined || id === attributes.id) &&
    classes.every((part) => own.includes(part))
  )
}

function createRule(text: string, declarations: Declarations): StyleRule {
  const [, tag = '', parts = ''] = /^([\w-]*|\*)((?:[.#][\w-]+)*)$/.exec(text) ?? []
  if (tag === '' && parts === '') throw new DrawingError('style')
  const names = parts.match(/[.#][\w-]+/g) ?? []
  const ids = names.filter((part) => part.startsWith('#')).map((part) => part.slice(1))
  const classes = names.filter((part) => part.startsWith('.')).map((part) => part.slice(1))
  if (ids.length > 1) throw new DrawingError('style')
  const hasTag = tag !== '' && tag !== '*'
  return {
    selector: { tag: hasTag ? tag : undefined, id: ids[0], classes },
    weight: ids.length * 10_000 + classes.length * 100 + (hasTag ? 1 : 0),
    declarations,
  }
}
