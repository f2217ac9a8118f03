import { codeFormats, type FoundCode } from '@/qr/decode'
import { storedValue } from '@/std/stored-value'
import { z } from '@/std/zod'
import { codeKey } from '../code-key'
import type { FoundEntry } from './found-list'

const storedSchema = z.array(
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

/** Codes found in this tab; they survive a reload, not the tab. */
const stored = storedValue('sessionStorage', 'scanner:found', (found): FoundEntry[] =>
  (storedSchema.safeParse(found).data ?? []).map(
    ({ foundAtMs, bytes, structuredAppend, ...rest }) => {
      const code: FoundCode = {
        ...rest,
        bytes: Uint8Array.from(bytes),
        corners: [nowhere, nowhere, nowhere, nowhere],
        ...(structuredAppend && { structuredAppend }),
      }
      return { id: codeKey(code), code, foundAtMs }
    },
  ),
)

export const readFoundList = stored.read

/** @returns whether there was room */
export function saveFoundList(entries: readonly FoundEntry[]): boolean {
  const all = entries.map(({ code: { corners: _, bytes, ...rest }, foundAtMs }) => ({
    ...rest,
    bytes: [...bytes],
    foundAtMs,
  }))
  return stored.write(all.length > 0 ? all : null)
}
