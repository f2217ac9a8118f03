import { foldText } from '@/std/fold-text'
import type { HistoryEntry } from './use-history'

export type SearchedFor = { words: string; kind: string }

export const everyKind = 'all'

/** The entries of a kind in which every word is found; marks do not count, and secrets are not searched. */
export function findScans(
  entries: readonly HistoryEntry[],
  { words, kind }: SearchedFor,
): readonly HistoryEntry[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (kind !== everyKind && entry.kind !== kind) return false
    const text = foldText(entry.hasSecret ? entry.line : `${entry.line}\n${entry.scan.code.text}`)
    return wanted.every((word) => text.includes(word))
  })
}
