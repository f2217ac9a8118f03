import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { type CodeRow, codeQuestion, type KnownCode, readKnownCode } from './read-known-code'
import type { Presence } from './watch-presence'

const maxCodes = 50_000
/** What a code takes besides its texts. */
const entryBytes = 1_000
const maxAsked = 500

type Kept = { code: KnownCode; generation: number }
type Waiting = {
  resolve: (code: KnownCode | undefined) => void
  reject: (cause: unknown) => void
}

/**
 * The codes that were scanned of late, ready to decide. Every change of a code is announced; while
 * no one can be heard, each scan asks the database, and what is kept serves only where that fails.
 * Many scans are one question, and one question is asked at a time.
 */
export function keepCodes(pool: pg.Pool, presence: Presence, maxBytes = 64 * 1024 * 1024) {
  const kept = new LRUCache<string, Kept>({
    max: maxCodes,
    maxSize: maxBytes,
    // Two bytes for each letter at most.
    sizeCalculation: ({ code }) => entryBytes + 2 * JSON.stringify(code.decidable).length,
  })
  let isListening = false
  /** Goes up when changes may have been missed. */
  let generation = 0
  let waiting = new Map<string, Waiting[]>()
  let asked: ReadonlyMap<string, Waiting[]> = new Map()
  let outdated = new Set<string>()
  let isAsking = false

  function load(slug: string): Promise<KnownCode | undefined> {
    return new Promise((resolve, reject) => {
      const others = waiting.get(slug)
      if (others) others.push({ resolve, reject })
      else waiting.set(slug, [{ resolve, reject }])
      if (!isAsking) askAll()
    })
  }

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.size > 0) {
      const entries = [...waiting]
      asked = new Map(entries.slice(0, maxAsked))
      waiting = new Map(entries.slice(maxAsked))
      outdated = new Set()
      const askedIn = generation
      try {
        const found = await presence.ask(() => findCodes([...asked.keys()]))
        for (const [slug, those] of asked) settle(slug, those, found.get(slug), askedIn)
      } catch (cause) {
        for (const { reject } of [...asked.values()].flat()) reject(cause)
      }
      asked = new Map()
    }
    isAsking = false
  }

  function settle(
    slug: string,
    those: Waiting[],
    code: KnownCode | undefined,
    askedIn: number,
  ): void {
    if (outdated.has(slug)) {
      // It was changed while the question was on its way, and the answer may be of before.
      waiting.set(slug, [...those, ...(waiting.get(slug) ?? [])])
      return
    }
    if (code) kept.set(slug, { code, generation: askedIn })
    else kept.delete(slug)
    for (const { resolve } of those) resolve(code)
  }

  async function findCodes(slugs: string[]): Promise<Map<string, KnownCode>> {
    const { rows } = await pool.query<CodeRow>({
      name: 'find-codes',
      text: codeQuestion,
      values: [slugs],
    })
    return new Map(rows.map((row) => [row.slug, readKnownCode(row)]))
  }

  return {
    /** At once where it is known; rejects where no one knows because the database is away. */
    find: (slug: string): KnownCode | undefined | Promise<KnownCode | undefined> => {
      const entry = kept.get(slug)
      if (!entry) return load(slug)
      if (isListening && entry.generation === generation) return entry.code
      if (presence.isAway()) return entry.code
      return load(slug).catch(() => entry.code)
    },
    /** Codes in use are asked for at once, so that they are known when the database goes away. */
    noteChange: (slug: string): void => {
      if (asked.has(slug)) outdated.add(slug)
      const entry = kept.peek(slug)
      if (!entry) return
      entry.generation = -1
      load(slug).catch(() => {})
    },
    setListening: (listens: boolean): void => {
      isListening = listens
      if (listens) generation += 1
    },
  }
}
