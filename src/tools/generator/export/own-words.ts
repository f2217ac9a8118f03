/** What a person put in place of our name and alternative text, for one content. */
export type OwnWords = { title?: string; name?: string }

const key = 'generator:words'

/** As long as the tab lives, like everything typed. */
export function findOwnWords(text: string): OwnWords {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    const { of, title, name } = kept as Record<string, unknown>
    if (of !== text) return {}
    return {
      ...(typeof title === 'string' && { title }),
      ...(typeof name === 'string' && { name }),
    }
  } catch {
    return {}
  }
}

export function keepOwnWords(text: string, words: OwnWords): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ of: text, ...words }))
  } catch {
    // Storage is full or switched off: our own words go into the file instead.
  }
}
