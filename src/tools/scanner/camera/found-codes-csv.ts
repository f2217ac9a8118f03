import { csvLine, csvStart } from '@/std/csv-line'
import type { FoundEntry } from './found-list'

type CsvWords = {
  headings: readonly [time: string, format: string, content: string]
  formatName: (entry: FoundEntry) => string
}

/** The list as a spreadsheet reads it, oldest first. */
export function writeFoundCsv(entries: readonly FoundEntry[], words: CsvWords): string {
  const rows = [...entries]
    .reverse()
    .map((entry) => [
      new Date(entry.foundAtMs).toISOString(),
      words.formatName(entry),
      entry.code.text,
    ])
  return csvStart + [words.headings, ...rows].map(csvLine).join('')
}
