import { LRUCache } from 'lru-cache'
import { type Encoding, shrinkBrotli } from './encode-body'
import { bodyOf } from './send-prepared'
import { type Ready, readHeader, replaceBody } from './write-page'

/** What lets a browser keep an answer for a while lets it be a second old here as well. */
const lasting = /max-age=[1-9]/
const staleMs = 1000
/** Besides bodies, what headers and keys take. */
const overheadBytes = 3000
/** Pages that are to be compressed further, one after the other. */
const maxWaiting = 100

type Entry = {
  ready: Ready
  /** Hash of Next's answer, from which it was made. */
  source: string
  generation: number
  isLasting: boolean
  isSmall: boolean
}

/**
 * Answers that are ready to be written, by page key and encoding, the least recently used dropped
 * first. A change of content begins a new generation: older entries are served again only once Next
 * has confirmed them.
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

  /** Compresses what is asked for again as far as possible, while no request waits for it. */
  async function shrink(name: string): Promise<void> {
    if (waiting.size >= maxWaiting) return
    waiting.add(name)
    if (waiting.size > 1) return
    for (const next of waiting) {
      const entry = entries.peek(next)
      if (entry && !entry.isSmall) {
        const small = await shrinkBrotli(bodyOf(entry.ready.whole))
        const current = entries.peek(next)
        if (current?.ready === entry.ready)
          entries.set(next, { ...current, ready: replaceBody(entry.ready, small), isSmall: true })
      }
      waiting.delete(next)
    }
  }

  return {
    generation: () => generation,
    /** From now on, nothing that was made before is fresh. */
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
    /** What was made from the same answer of Next, which is fresh with this. */
    renew: (
      key: string,
      encoding: Encoding,
      made: { source: string; generation: number },
    ): Ready | undefined => {
      const entry = entries.peek(`${encoding}\n${key}`)
      if (entry?.source !== made.source) return undefined
      entry.generation = Math.max(entry.generation, made.generation)
      return entry.ready
    },
    put: (
      key: string,
      encoding: Encoding,
      made: { ready: Ready; source: string; generation: number },
    ): void => {
      if (made.generation !== generation) return
      const isBrotli = readHeader(made.ready, 'content-encoding') === 'br'
      const isLasting = lasting.test(readHeader(made.ready, 'cache-control') ?? '')
      entries.set(`${encoding}\n${key}`, { ...made, isLasting, isSmall: !isBrotli })
    },
  }
}
