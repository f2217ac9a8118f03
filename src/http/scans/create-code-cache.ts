import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { CircuitBreaker } from './create-circuit-breaker'
import { codeQuery, type KnownCode, type KnownCodeRow, readKnownCode } from './read-known-code'

const maxCodes = 50_000
/** Memory of an entry besides its text. */
const entryBytes = 1_000
const maxSlugsPerQuery = 500

type Entry = { code: KnownCode; generation: number }
type PendingRead = {
  resolve: (code: KnownCode | undefined) => void
  reject: (cause: unknown) => void
}

/**
 * Caches the codes that were scanned recently, ready to decide. PostgreSQL notifies of every change;
 * while the connection for notifications is down, each scan reads the database and falls back to the
 * cache only if that fails. Concurrent reads share one query, and one query runs at a time.
 */
export function createCodeCache(
  pool: pg.Pool,
  circuitBreaker: CircuitBreaker,
  maxBytes = 64 * 1024 * 1024,
) {
  const entries = new LRUCache<string, Entry>({
    max: maxCodes,
    maxSize: maxBytes,
    // At most two bytes for each letter.
    sizeCalculation: ({ code }) => entryBytes + 2 * JSON.stringify(code.decidable).length,
  })
  let isListening = false
  /** Incremented when changes may have been missed. */
  let generation = 0
  let waiting = new Map<string, PendingRead[]>()
  let inQuery: ReadonlyMap<string, PendingRead[]> = new Map()
  let outdated = new Set<string>()
  let isReading = false

  function load(slug: string): Promise<KnownCode | undefined> {
    return new Promise((resolve, reject) => {
      const others = waiting.get(slug)
      if (others) others.push({ resolve, reject })
      else waiting.set(slug, [{ resolve, reject }])
      if (!isReading) readWaiting()
    })
  }

  async function readWaiting(): Promise<void> {
    isReading = true
    while (waiting.size > 0) {
      const reads = [...waiting]
      inQuery = new Map(reads.slice(0, maxSlugsPerQuery))
      waiting = new Map(reads.slice(maxSlugsPerQuery))
      outdated = new Set()
      const startGeneration = generation
      try {
        const found = await circuitBreaker.run(() => findCodes([...inQuery.keys()]))
        for (const [slug, pending] of inQuery)
          finishRead(slug, pending, found.get(slug), startGeneration)
      } catch (cause) {
        for (const { reject } of [...inQuery.values()].flat()) reject(cause)
      }
      inQuery = new Map()
    }
    isReading = false
  }

  function finishRead(
    slug: string,
    pending: PendingRead[],
    code: KnownCode | undefined,
    startGeneration: number,
  ): void {
    if (outdated.has(slug)) {
      // The code changed during the query, so the result may be from before the change.
      waiting.set(slug, [...pending, ...(waiting.get(slug) ?? [])])
      return
    }
    if (code) entries.set(slug, { code, generation: startGeneration })
    else entries.delete(slug)
    for (const { resolve } of pending) resolve(code)
  }

  async function findCodes(slugs: string[]): Promise<Map<string, KnownCode>> {
    const { rows } = await pool.query<KnownCodeRow>({
      name: 'find-codes',
      text: codeQuery,
      values: [slugs],
    })
    return new Map(rows.map((row) => [row.slug, readKnownCode(row)]))
  }

  return {
    /** Returns a cached code synchronously. Rejects if the database fails and nothing is cached. */
    find: (slug: string): KnownCode | undefined | Promise<KnownCode | undefined> => {
      const entry = entries.get(slug)
      if (!entry) return load(slug)
      if (isListening && entry.generation === generation) return entry.code
      if (circuitBreaker.isOpen()) return entry.code
      return load(slug).catch(() => entry.code)
    },
    /** Reads a cached code again immediately, so that it is current if the database fails later. */
    noteChange: (slug: string): void => {
      if (inQuery.has(slug)) outdated.add(slug)
      const entry = entries.peek(slug)
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
