import { storedValue } from '@/std/stored-value'

/** What a person put in place of our name and alternative text, for one content. */
export type OwnWords = { title?: string; name?: string }

/** As long as the tab lives, like everything typed. */
const kept = storedValue('sessionStorage', 'generator:words', (found) => ({
  ...(found as { of?: unknown; title?: unknown; name?: unknown } | null),
}))

export function findOwnWords(text: string): OwnWords {
  const { of, title, name } = kept.read()
  if (of !== text) return {}
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof name === 'string' && { name }),
  }
}

export function keepOwnWords(text: string, words: OwnWords): void {
  kept.write({ of: text, ...words })
}
