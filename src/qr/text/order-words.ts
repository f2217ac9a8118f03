/**
 * Orders the words of one row from left to right (rule L2 of the Unicode bidirectional algorithm).
 */
export function orderWords<Word extends { level?: number }>(words: readonly Word[]): Word[] {
  const ordered = [...words]
  const levelOf = ({ level = 0 }: Word) => level
  for (let level = Math.max(0, ...words.map(levelOf)); level > 0; level--) {
    for (let from = 0; from < ordered.length; ) {
      let to = from
      while (to < ordered.length && levelOf(ordered[to] as Word) >= level) to++
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = Math.max(to, from + 1)
    }
  }
  return ordered
}
