import { type CodesFigure, readCodes } from '@/cms/markdown/codes-markdown'
import { type CodeLine, readCodeLines } from '@/cms/markdown/read-code-lines'
import { parseSampleLines } from '@/qr/content'

/** Finds every code in a text; null for a code with invalid lines. */
export function findCodeLines(markdown: string): (CodeLine | null)[] {
  return [...markdown.matchAll(/^```(codes?)\n([\s\S]*?)\n?^```$/gm)].flatMap(
    ([, kind, lines = '']) => (kind === 'codes' ? codesOf(readCodes(lines)) : [codeOf(lines)]),
  )
}

function codesOf(figure: CodesFigure | undefined): (CodeLine | null)[] {
  return figure?.alt && figure.codes.length > 0 ? figure.codes : [null]
}

function codeOf(text: string): CodeLine | null {
  const lines = parseSampleLines(text)?.filter(({ name }) => name !== 'scene')
  return lines ? readCodeLines(lines) : null
}
