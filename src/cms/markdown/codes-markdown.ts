import { parseSampleLines, type SampleLine, writeSampleLines } from '@/qr/content'
import { type CodeLine, readCodeLines, writeCodeLines } from './read-code-lines'

export type CodesFigure = { caption?: string; alt: string; codes: CodeLine[] }

/**
 * Parses a figure of codes from the lines between ```` ```codes ```` and ```` ``` ````: `caption`
 * and `alt` come first, every `label` starts a code. Returns undefined if a line is invalid.
 */
export function readCodes(text: string): CodesFigure | undefined {
  const lines = parseSampleLines(text)
  if (!lines) return undefined
  const codes: { label?: string; lines: SampleLine[] }[] = []
  const figure = { caption: '', alt: '' }
  for (const line of lines) {
    if (line.name === 'caption' || line.name === 'alt') figure[line.name] = line.value
    else if (line.name === 'label') codes.push({ label: line.value, lines: [] })
    else {
      if (codes.length === 0) codes.push({ lines: [] })
      codes.at(-1)?.lines.push(line)
    }
  }
  const rows = codes.map(({ label, lines }) => ({ label, ...readCodeLines(lines) }))
  return { ...figure, codes: rows }
}

export function writeCodes({ caption, alt, codes }: CodesFigure): string {
  const head = Object.entries({ caption, alt }).flatMap(([name, value]) =>
    value ? [{ name, value }] : [],
  )
  const parts = codes.flatMap((row) => [
    writeSampleLines([{ name: 'label', value: row.label ?? '' }]),
    writeCodeLines(row),
  ])
  return [writeSampleLines(head), ...parts].filter(Boolean).join('\n')
}
