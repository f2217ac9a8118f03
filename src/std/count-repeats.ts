/** Limit of texts that are counted at once. */
const maxTexts = 1_000

/**
 * Creates a function that counts how often a text occurs in a period, which begins with the first, and
 * returns whether it occurred more than `most` times.
 *
 * @param settings `onEnd` is called at the end of a period with the number of occurrences beyond `most`
 */
export function createRepeatCounter<Kind>(settings: {
  most: number
  windowMs: number
  onEnd: (text: string, count: number, kind: Kind) => void
}): (text: string, kind: Kind) => boolean {
  const counts = new Map<string, number>()
  return (text, kind) => {
    const count = counts.get(text)
    if (count === undefined) {
      if (counts.size >= maxTexts) return false
      counts.set(text, 1)
      setTimeout(() => {
        const beyond = (counts.get(text) ?? 0) - settings.most
        counts.delete(text)
        if (beyond > 0) settings.onEnd(text, beyond, kind)
      }, settings.windowMs).unref()
      return false
    }
    counts.set(text, count + 1)
    return count >= settings.most
  }
}
