import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'

export const sizePxLimits = { min: 100, max: 4000 } as const
export const marginModulesLimits = { min: 0, max: 20 } as const

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** How a code looks. What is saved, shared or sent to the API is this object, with its version. */
export const designSchema = z.object({
  version: z.literal(1),
  level: z.enum(levels),
  /** Side of the exported picture, quiet zone included. */
  sizePx: z.int().check(z.gte(sizePxLimits.min), z.lte(sizePxLimits.max)),
  foreground: hexColor,
  background: z.union([hexColor, z.literal('transparent')]),
  /** Quiet zone on each side; ISO/IEC 18004 asks for 4. */
  marginModules: z.int().check(z.gte(marginModulesLimits.min), z.lte(marginModulesLimits.max)),
})

export type Design = z.infer<typeof designSchema>

export const defaultDesign: Design = {
  version: 1,
  level: 'M',
  sizePx: 1000,
  foreground: '#1a1815',
  background: '#ffffff',
  marginModules: 4,
}
