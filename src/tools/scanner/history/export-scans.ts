import { csvLine, csvStart } from '@/std/csv-line'
import type { HistoryEntry } from './use-history'

/** Columns of the CSV file in order, and members of an entry in the JSON file. */
export const exportColumns = ['time', 'format', 'type', 'text'] as const

/** The history as CSV; `headings` in the order of `exportColumns`. */
export function writeHistoryCsv(
  entries: readonly HistoryEntry[],
  headings: readonly string[],
): string {
  const lines = entries.map(({ scan: { scannedAt, code }, kind }) =>
    csvLine([new Date(scannedAt).toISOString(), code.format, kind, code.text]),
  )
  return [csvStart, csvLine(headings), ...lines].join('')
}

/** The history as JSON; bytes as base64, because not all of them are text. */
export function writeHistoryJson(entries: readonly HistoryEntry[]): string {
  const scans = entries.map(({ scan: { scannedAt, code }, kind }) => ({
    time: new Date(scannedAt).toISOString(),
    format: code.format,
    type: kind,
    text: code.text,
    bytesBase64: toBase64(code.bytes),
    version: code.version || undefined,
    level: code.level ?? undefined,
    mask: code.mask ?? undefined,
  }))
  return JSON.stringify({ kind: 'quietzone-scans', version: 1, scans }, null, 1)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
