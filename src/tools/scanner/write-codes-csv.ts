import type { FoundCode } from '@/qr/decode'
import { csvLine, csvStart } from '@/std/csv-line'

export type ScannedListCode = { code: FoundCode; foundAtMs?: number }

type CsvLabels = {
  headings: { time: string; format: string; content: string }
  formatName: (format: FoundCode['format']) => string
}

/**
 * Writes codes as CSV in their order. There is a column of times if every code has one.
 *
 * @param textOf the text to write; by default that of the code, with its secrets
 */
export function writeCodesCsv(
  codes: readonly ScannedListCode[],
  { headings, formatName }: CsvLabels,
  textOf: (code: FoundCode) => string = ({ text }) => text,
): string {
  const hasTimes = codes.every(({ foundAtMs }) => foundAtMs !== undefined)
  const lines = codes.map(({ code, foundAtMs = 0 }) => [
    ...(hasTimes ? [new Date(foundAtMs).toISOString()] : []),
    formatName(code.format),
    textOf(code),
  ])
  const head = [...(hasTimes ? [headings.time] : []), headings.format, headings.content]
  return csvStart + [head, ...lines].map(csvLine).join('')
}
