import { LRUCache } from 'lru-cache'
import { type Encoding, shrinkBrotli } from './encode-body'
import { bodyOf } from './send-prepared'
import { type Ready, readHeader, replaceBody } from './write-page'

/** A response that browsers may cache for a while may be a second old here as well. */
const lasting = /max-age=[1-9]/
const staleMs = 1000
/** Memory of headers and keys of an entry. */
const overheadBytes = 3000
/** Limit of the queue of pages to be compressed further. */
const maxWaiting = 100

type Entry = {
  ready: Ready
  generation: number
  isLasting: boolean
  isSmall: boolean
}

/**
 * Stores responses that are ready to be written, by page key and encoding, in an LRU cache. A change of
 * content begins a new generation, in which older entries are not served.
 */
export function openPageStore(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ ready }) => bodyOf(ready.whole).length + overheadBytes,
  })
  const waiting = new Set<string>()
  let generation = 0
  let changedAt = 0

  /**
   * Compresses entries that are requested again as far as possible, one after the other. What is stale
   * is left alone: after a change, pages that are rendered again need the processor.
   */
  async function shrink(name: string): Promise<void> {
    if (waiting.size >= maxWaiting) return
    waiting.add(name)
    if (waiting.size > 1) return
    for (const waitingName of waiting) {
      const entry = entries.peek(waitingName)
      if (entry && !entry.isSmall && entry.generation === generation) {
        const small = await shrinkBrotli(bodyOf(entry.ready.whole))
        const current = entries.peek(waitingName)
        if (current?.ready === entry.ready)
          entries.set(waitingName, {
            ...current,
            ready: replaceBody(entry.ready, small),
            isSmall: true,
          })
      }
      waiting.delete(waitingName)
    }
  }

  return {
    generation: () => generation,
    /** Marks all entries as stale. */
    outdate: () => {
      generation += 1
      changedAt = Date.now()
    },
    find: (key: string, encoding: Encoding): { ready: Ready; isFresh: boolean } | undefined => {
      const name = `${encoding}\n${key}`
      const entry = entries.get(name)
      if (!entry) return undefined
      if (!entry.isSmall && !waiting.has(name)) void shrink(name)
      if (entry.generation === generation) return { ready: entry.ready, isFresh: true }
      if (!entry.isLasting || Date.now() - changedAt > staleMs) return undefined
      return { ready: entry.ready, isFresh: false }
    },
    put: (key: string, encoding: Encoding, made: { ready: Ready; generation: number }): void => {
      if (made.generation !== generation) return
      const isBrotli = readHeader(made.ready, 'content-encoding') === 'br'
      const isLasting = lasting.test(readHeader(made.ready, 'cache-control') ?? '')
      entries.set(`${encoding}\n${key}`, { ...made, isLasting, isSmall: !isBrotli })
    },
  }
}
