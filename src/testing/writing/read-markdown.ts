import { standIn } from './fault'

/**
 * - `prose`: a sentence, a heading, a table cell, a label
 * - `data`: the value of a field in a code
 * - `sample`: a line of a code sample
 */
export type MarkdownText = { kind: 'prose' | 'data' | 'sample'; text: string }

const proseNames = ['title', 'description', 'excerpt', 'label', 'caption', 'alt', 'frame']
const codeFence = /^```(code|codes)$/

/** Returns the texts of a Markdown file with front matter, without its markup. */
export function readMarkdown(file: string): MarkdownText[] {
  const [, head = '', body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const texts = readPairs(head).filter(({ kind }) => kind === 'prose')
  const parts = body.split(/^(```.*\n[\s\S]*?^```)$/m)
  return [
    ...texts,
    ...parts.flatMap((part) => (part.startsWith('```') ? readFence(part) : readProse(part))),
  ]
}

function readFence(fence: string): MarkdownText[] {
  const [first = '', ...lines] = fence.split('\n').slice(0, -1)
  if (codeFence.test(first)) return readPairs(lines.join('\n'))
  return lines.map((text) => ({ kind: 'sample', text }))
}

function readPairs(lines: string): MarkdownText[] {
  return lines.split('\n').flatMap((line): MarkdownText[] => {
    const [, name = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? []
    if (!value) return []
    return proseNames.includes(name)
      ? [{ kind: 'prose', text: hideAddresses(value) }]
      : [{ kind: 'data', text: value }]
  })
}

function readProse(part: string): MarkdownText[] {
  const paragraphs = part
    .split(/\n{2,}|\n(?=#|>|\||[-*+] |\d+\. )/)
    .flatMap((paragraph) => (paragraph.trim().startsWith('|') ? readCells(paragraph) : [paragraph]))
  return paragraphs
    .map((text) => ({ kind: 'prose' as const, text: plain(text.trim()) }))
    .filter(({ text }) => text)
}

function readCells(row: string): string[] {
  return row.split('|').filter((cell) => !/^[\s:-]*$/.test(cell))
}

function plain(text: string): string {
  const marked = text
    .replace(/^(?:#+|>|[-*+]|\d+\.|(?:price|period):) +/, '')
    .replace(/`[^`\n]+`/g, standIn)
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(/\*\*|(?<![\p{L}\d])\*|\*(?![\p{L}\d])/gu, '')
  return hideAddresses(marked)
}

/** Replaces URLs, paths and e-mail addresses, to which the writing rules do not apply. */
export function hideAddresses(text: string): string {
  return text
    .replace(/(?:https?|ftp):\/\/[^\s）」。，、]*[\w/]/g, standIn)
    .replace(/(?<![\w/])\/[a-z][\w/-]*/g, standIn)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g, standIn)
    .replace(
      /(?<![\w/])(?:[a-z0-9-]+\.)+(?:com|org|net|eu|de|es|fr|it|nl|pt|vn|jp|cn)\b[\w/?=&.-]*\w|(?<![\w/])(?:[a-z0-9-]+\.)+(?:com|org|net)\b/g,
      standIn,
    )
}
