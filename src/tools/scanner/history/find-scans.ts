import { matchWords } from '@/tools/shared/shelf/match-words'
import type { HistoryEntry } from './use-history'

export type ScanQuery = { words: string; kind: string }

export const everyKind = 'all'

/** The entries of a kind that contain every word; secrets are not searched. */
export function findScans(
  entries: readonly HistoryEntry[],
  { words, kind }: ScanQuery,
): readonly HistoryEntry[] {
  const matches = matchWords(words)
  return entries.filter(
    (entry) =>
      (kind === everyKind || entry.kind === kind) &&
      matches(entry.hasSecret ? entry.line : `${entry.line}\n${entry.safeText}`),
  )
}
