import type { PageType } from '@/qr/content/content-types'
import { foldText } from '@/std/fold-text'
import type { KeptCode } from '@/tools/shared/kept/kept-code'

export type SearchedFor = { words: string; type: PageType | 'all' }

/** The codes of a type in which every word is found, in names and in content; marks do not count. */
export function findCodes(codes: readonly KeptCode[], { words, type }: SearchedFor): KeptCode[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return codes.filter((code) => {
    if (type !== 'all' && code.draft.type !== type) return false
    if (wanted.length === 0) return true
    const text = foldText([code.name, ...Object.values(code.draft)].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}
