import { parseSampleLines, type SampleLine } from '@/qr/content'

/**
 * Names of code lines whose values are the same in every language; of other lines, only the name
 * is.
 */
const sharedNames = ['scene', 'type', 'preset', 'level', 'margin', 'shape', 'icon']

/**
 * Returns the language-independent outline of a text, line by line: headings, lists, tables, links,
 * codes and places that the operator completes, in this order. Translations of the same text have
 * the same outline.
 */
export function outline(markdown: string): string[] {
  const found: string[] = []
  let fence: { name: string; lines: string[] } | undefined
  for (const line of markdown.split('\n')) {
    if (fence) {
      if (!line.startsWith('```')) {
        fence.lines.push(line)
        continue
      }
      found.push(outlineFence(fence))
      fence = undefined
    } else if (line.startsWith('```')) {
      fence = { name: line.slice(3).trim(), lines: [] }
    } else {
      found.push(...outlineLine(line))
    }
  }
  return found
}

function outlineLine(line: string): string[] {
  const [, hashes] = /^(#+) /.exec(line) ?? []
  const list = /^\s*([-*]|\d+\.) /.exec(line)
  const kind =
    hashes ?? (list ? 'item' : line.startsWith('|') ? 'row' : line.startsWith('> ') && '>')
  // Lines of a price plan, see `buildPricing`.
  const [, named] = /^(price|period):/.exec(line) ?? []
  const cells = line.startsWith('|') ? ` of ${line.split('|').length - 2}` : ''
  const targets = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => `link ${target}`)
  const places = [...line.matchAll(/\[[^\]]+\](?!\()/g)].map(() => 'place')
  return [...(kind ? [kind + cells] : []), ...(named ? [named] : []), ...targets, ...places]
}

function outlineFence({ name, lines }: { name: string; lines: string[] }): string {
  if (name !== 'code' && name !== 'codes') return 'sample'
  const read = parseSampleLines(lines.join('\n'))
  return read ? `${name} ${read.map(outlineCodeLine).join(' ')}` : `${name} unreadable`
}

function outlineCodeLine({ name, value }: SampleLine): string {
  return sharedNames.includes(name) ? `${name}=${value}` : name
}
