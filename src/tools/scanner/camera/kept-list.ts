import { codeFormats, type FoundCode } from '@/qr/decode/code-found'
import { z } from '@/std/zod'
import { codeKey } from './code-key'
import type { FoundEntry } from './found-list'

const storageKey = 'scanner:found'

const keptSchema = z.array(
  z.object({
    text: z.string(),
    bytes: z.array(z.number()),
    format: z.enum(codeFormats),
    version: z.number(),
    level: z.nullable(z.enum(['L', 'M', 'Q', 'H'])),
    mask: z.nullable(z.number()),
    inverted: z.boolean(),
    mirrored: z.boolean(),
    engine: z.string(),
    structuredAppend: z.optional(
      z.object({ index: z.number(), count: z.number(), parity: z.number() }),
    ),
    foundAtMs: z.number(),
  }),
)

const nowhere = { x: 0, y: 0 }

/** What this tab had found before it was loaded again; nothing of it outlives the tab. */
export function readKeptList(storage: Pick<Storage, 'getItem'>): FoundEntry[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '[]'))
    if (!kept.success) return []
    return kept.data.map(({ foundAtMs, bytes, structuredAppend, ...rest }) => {
      const code: FoundCode = {
        ...rest,
        bytes: Uint8Array.from(bytes),
        corners: [nowhere, nowhere, nowhere, nowhere],
        ...(structuredAppend && { structuredAppend }),
      }
      return { id: codeKey(code), code, foundAtMs }
    })
  } catch {
    return []
  }
}

/** Answers whether there was room. */
export function keepList(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  entries: readonly FoundEntry[],
): boolean {
  try {
    if (entries.length === 0) storage.removeItem(storageKey)
    else {
      const kept = entries.map(({ code: { corners: _, bytes, ...rest }, foundAtMs }) => ({
        ...rest,
        bytes: [...bytes],
        foundAtMs,
      }))
      storage.setItem(storageKey, JSON.stringify(kept))
    }
    return true
  } catch {
    return false
  }
}
