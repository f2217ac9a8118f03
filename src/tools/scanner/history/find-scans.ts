import type { HistoryEntry } from './use-history'

export type SearchedFor = { words: string; kind: string }

export const everyKind = 'all'

/** The entries of a kind in which every word is found; marks do not count, and secrets are not searched. */
export function findScans(
  entries: readonly HistoryEntry[],
  { words, kind }: SearchedFor,
): readonly HistoryEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (kind !== everyKind && entry.kind !== kind) return false
    const text = fold(entry.hasSecret ? entry.line : `${entry.line}\n${entry.scan.code.text}`)
    return wanted.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('đ', 'd')
    .toLowerCase()
}
