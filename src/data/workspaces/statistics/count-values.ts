import 'server-only'
import {
  type Counts,
  type ScanKind,
  type StatisticsDimension,
  scanKinds,
  statisticsDimensions,
  type WordIds,
} from '@/codes'

/** Counts of each value, by dimension. */
export type ValueCounts = Record<StatisticsDimension, Map<string, Counts>>

const kindIndex = Object.fromEntries(scanKinds.map((kind, index) => [kind, index])) as Record<
  ScanKind,
  number
>

/** Adds up millions of counts in one array per dimension, with a place for each word and kind. */
export function createValueCounter() {
  const counted = statisticsDimensions.map(() => new Float64Array(1024))
  return {
    add: (dimension: number, kind: ScanKind, word: number, scans: number): void => {
      let counts = counted[dimension] as Float64Array
      const place = word * scanKinds.length + kindIndex[kind]
      if (place >= counts.length) {
        const grown = new Float64Array(2 * place)
        grown.set(counts)
        counted[dimension] = grown
        counts = grown
      }
      counts[place] = (counts[place] ?? 0) + scans
    },
    list: (words: WordIds): ValueCounts => {
      const lists = statisticsDimensions.map((name, dimension) => [
        name,
        listCounts(counted[dimension] as Float64Array, words),
      ])
      return Object.fromEntries(lists)
    },
  }
}

function listCounts(counts: Float64Array, words: WordIds): Map<string, Counts> {
  const found = new Map<string, Counts>()
  for (let place = 0; place < counts.length; place += scanKinds.length) {
    const at = (kind: ScanKind) => counts[place + kindIndex[kind]] ?? 0
    const [scans, clicks, bots] = [at('scan'), at('click'), at('bot')]
    if (scans + clicks + bots > 0)
      found.set(words.getWord(place / scanKinds.length), { scans, clicks, bots })
  }
  return found
}
