import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'
import type { Design } from './design'
import { designSchema } from './design-schema'

const { modules, finders, background, marginModules } = designSchema.shape

/** The part of a design that a preset sets; all other members are unchanged. */
export const presetDesignSchema = z.object({
  modules,
  finders,
  background,
  /** Minimum level. */
  level: z.optional(z.enum(levels)),
  marginModules: z.optional(marginModules),
})
export type PresetDesign = z.infer<typeof presetDesignSchema>

/** Extracts the style of a design, to be saved and applied to other codes. */
export function pickPreset({
  modules,
  finders,
  background,
  level,
  marginModules,
}: Design): PresetDesign {
  return { modules, finders, background, level, marginModules }
}
