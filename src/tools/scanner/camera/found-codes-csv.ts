import { csvLine, csvStart } from '@/std/csv-line'
import type { FoundEntry } from './found-list'

type CsvLabels = {
  headings: readonly [time: string, format: string, content: string]
  formatName: (entry: FoundEntry) => string
}

/** Writes the list as CSV, oldest code first. */
export function writeFoundCsv(entries: readonly FoundEntry[], labels: CsvLabels): string {
  const rows = [...entries]
    .reverse()
    .map((entry) => [
      new Date(entry.foundAtMs).toISOString(),
      labels.formatName(entry),
      entry.code.text,
    ])
  return csvStart + [labels.headings, ...rows].map(csvLine).join('')
}
