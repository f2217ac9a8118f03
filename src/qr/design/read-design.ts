import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'
import { type Design, defaultDesign, marginModulesLimits, sizePxLimits } from './design'
import { designSchema } from './design-schema'

const opaqueColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** The first version of designs: two colors, a margin, a level and a size. */
const firstVersionSchema = z.object({
  version: z.literal(1),
  level: z.enum(levels),
  sizePx: z.int().check(z.gte(sizePxLimits.min), z.lte(sizePxLimits.max)),
  foreground: opaqueColor,
  background: z.union([opaqueColor, z.literal('transparent')]),
  marginModules: z.int().check(z.gte(marginModulesLimits.min), z.lte(marginModulesLimits.max)),
})

/**
 * Reads a design from outside: storage, a link, a file, the API. Migrates earlier versions; returns
 * undefined for anything else. Never throws.
 */
export function readDesign(value: unknown): Design | undefined {
  const current = designSchema.safeParse(value)
  if (current.success) return current.data
  const first = firstVersionSchema.safeParse(value)
  return first.success ? upgrade(first.data) : undefined
}

function upgrade({
  level,
  sizePx,
  marginModules,
  foreground,
  background,
}: z.infer<typeof firstVersionSchema>): Design {
  const storedBackground =
    background === 'transparent'
      ? ({ kind: 'none' } as const)
      : ({ kind: 'solid', color: background } as const)
  return {
    ...defaultDesign,
    level,
    sizePx,
    marginModules,
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: foreground } },
    background: { ...defaultDesign.background, fill: storedBackground },
  }
}
