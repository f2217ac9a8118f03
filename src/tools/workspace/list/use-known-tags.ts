import { useState } from 'react'
import type { ListedCode } from '@/codes'

/** All tags of the codes that were shown so far, to choose from. */
export function useKnownTags(codes: readonly ListedCode[]): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([])
  const fresh = codes.flatMap(({ tags }) => tags.filter((tag) => !known.includes(tag)))
  if (fresh.length > 0) {
    setKnown([...new Set([...known, ...fresh])].sort((a, b) => a.localeCompare(b)))
  }
  return known
}
