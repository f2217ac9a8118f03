import { type Fault, faultAt, faultsOf } from './fault'

/** Finds unclosed markup and links without a target. */
export function findMarkdownFaults(file: string): Fault[] {
  const outside = file.replace(/^```.*\n[\s\S]*?^```$/gm, '')
  const prose = outside.replace(/^---\n[\s\S]*?\n---\n/, '')
  const withoutCode = prose.replace(/`[^`\n]+`/g, '')
  return [
    ...(/^---\n(?:\w+:.*\n)+---\n/.test(file) ? [] : [faultAt('front matter', file, 0)]),
    ...faultsOf('fence that does not close', /^```/gm, outside),
    ...faultsOf('code mark without its partner', /`/g, withoutCode.replace(/^```.*/gm, '')),
    ...faultsOf('line of a code without a name', /^(?!```)(?!\w+: ?\S).+$/gm, codeLines(file)),
    ...withoutCode.split(/\n{2,}|\n(?=[-#|>])/).flatMap(findInlineFaults),
    ...faultsOf('heading without a space', /^#+[^#\s].*/gm, withoutCode),
    ...faultsOf('heading that ends with a stop', /^#+ .*[.:：。]$/gm, withoutCode),
    ...faultsOf('HTML', /<\/?[a-z][^>\n]*>/gi, withoutCode),
    ...findRaggedTables(withoutCode),
  ]
}

function codeLines(file: string): string {
  return [...file.matchAll(/^```codes?\n([\s\S]*?)^```$/gm)].map(([, lines]) => lines).join('')
}

function findInlineFaults(paragraph: string): Fault[] {
  const text = paragraph.replace(/^\s*(?:[*] )/gm, '')
  const strong = text.match(/\*\*/g)?.length ?? 0
  const emphasis =
    text
      .replaceAll('**', '')
      .replace(/\d ?\* ?\d/g, '')
      .match(/\*/g)?.length ?? 0
  return [
    ...(strong % 2 ? [faultAt('** without its partner', text, text.indexOf('**'))] : []),
    ...(emphasis % 2 ? [faultAt('* without its partner', text, text.indexOf('*'))] : []),
    ...text
      .split('**')
      .filter((inside, at) => at % 2 && inside !== inside.trim())
      .map((inside) => ({ rule: 'space inside **', near: inside })),
    ...faultsOf('link broken apart', /\][ \u00a0]\((?=\/|https?:)|\]（/g, text),
    ...faultsOf('link that does not close', /\]\([^)\n]*$/gm, text),
    ...faultsOf('link without words or target', /\[\]\(|\]\(\s*\)/g, text),
    ...faultsOf(
      'target that is no path and no address',
      /\]\((?!\/|https:|#|mailto:|\s*\))/g,
      text,
    ),
    ...faultsOf('language in a target', /\]\(\/(?:en|vi|de|es|fr|it|ja|nl|pt|zh)(?:\/|\))/g, text),
  ]
}

function findRaggedTables(text: string): Fault[] {
  return [...text.matchAll(/(?:^\|.*\n?)+/gm)].flatMap(([table]) => {
    const rows = table.trim().split('\n')
    const columns = rows.map((row) => row.replaceAll('\\|', '').split('|').length)
    return columns.every((count) => count === columns[0] && rows[0]?.endsWith('|'))
      ? []
      : [faultAt('rows of different length', table, 0)]
  })
}
