import { csvLine, csvStart } from '@/std/csv-line'
import type { HistoryEntry } from './use-history'

/** Columns of the CSV file in order, and members of an entry in the JSON file. */
export const exportColumns = ['time', 'format', 'type', 'text'] as const

/**
 * The history as CSV; `headings` in the order of `exportColumns`. Secrets are replaced by dots unless
 * `withSecrets`.
 */
export function writeHistoryCsv(
  entries: readonly HistoryEntry[],
  headings: readonly string[],
  withSecrets: boolean,
): string {
  const lines = entries.map(({ scan: { scannedAt, code }, kind, safeText }) =>
    csvLine([
      new Date(scannedAt).toISOString(),
      code.format,
      kind,
      withSecrets ? code.text : safeText,
    ]),
  )
  return [csvStart, csvLine(headings), ...lines].join('')
}

/**
 * The history as JSON; bytes as base64, because not all of them are text. Secrets are replaced by
 * dots, and such entries have no bytes, unless `withSecrets`.
 */
export function writeHistoryJson(entries: readonly HistoryEntry[], withSecrets: boolean): string {
  const scans = entries.map(({ scan: { scannedAt, code }, kind, safeText, hasSecret }) => ({
    time: new Date(scannedAt).toISOString(),
    format: code.format,
    type: kind,
    text: withSecrets ? code.text : safeText,
    bytesBase64: hasSecret && !withSecrets ? undefined : toBase64(code.bytes),
    version: code.version || undefined,
    level: code.level ?? undefined,
    mask: code.mask ?? undefined,
  }))
  return JSON.stringify({ kind: 'quietzone-scans', version: 1, scans }, null, 1)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
