import type { HistoryEntry } from './use-history'

export type SearchedFor = { words: string; kind: string }

export const everyKind = 'all'

/** The entries of a kind in whose line every word is found; marks do not count, nor do secrets. */
export function findScans(
  entries: readonly HistoryEntry[],
  { words, kind }: SearchedFor,
): readonly HistoryEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (kind !== everyKind && entry.kind !== kind) return false
    const line = fold(entry.line)
    return wanted.every((word) => line.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('đ', 'd')
    .toLowerCase()
}
