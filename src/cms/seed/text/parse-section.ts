import { parseSampleLines, type SampleLine } from '@/qr/content'
import { splitHeadings } from './split-headings'

/** The parsed content below a heading of a page. */
export type ParsedText = {
  /** Paragraphs, separated by empty lines. */
  text: string
  bullets: string[]
  /** Rows of the table, without the delimiter row. */
  table: string[][]
  /** A link on a separate line. */
  button: { label: string; path: string } | undefined
  /**
   * Lines of a code, including unknown names and invalid values, so that a test can report them.
   */
  code: SampleLine[] | undefined
}

export type ParsedItem = ParsedText & { title: string }
export type ParsedSection = ParsedText & { title: string; markdown: string; items: ParsedItem[] }

export function parseSection({
  title,
  markdown,
}: {
  title: string
  markdown: string
}): ParsedSection {
  const { head, parts } = splitHeadings(markdown, 3)
  const items = parts.map((part) => ({ title: part.title, ...parseText(part.markdown) }))
  return { title, markdown, ...parseText(head), items }
}

export function parseText(markdown: string): ParsedText {
  const part: ParsedText = { text: '', bullets: [], table: [], button: undefined, code: undefined }
  const withoutCode = markdown.replace(/^```code\n([\s\S]*?)\n?```$/m, (_, lines: string) => {
    part.code = parseSampleLines(lines) ?? undefined
    return ''
  })
  const words: string[] = []
  for (const line of withoutCode.split('\n')) {
    const button = /^\[([^\]]+)\]\((\S+)\)$/.exec(line)
    if (button) part.button = { label: button[1] ?? '', path: button[2] ?? '' }
    else if (/^[-*] /.test(line)) part.bullets.push(line.slice(2).trim())
    else if (line.startsWith('|')) part.table.push(readRow(line))
    else words.push(line)
  }
  part.table = part.table.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
  part.text = words
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .join('\n\n')
  return part
}

function readRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
