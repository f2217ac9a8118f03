import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'
import type { Design } from './design'
import { designSchema } from './design-schema'

const { modules, finders, background, marginModules } = designSchema.shape

/** The part of a design that a preset sets; the rest stays as it is. */
export const presetDesignSchema = z.object({
  modules,
  finders,
  background,
  /** At least this level. */
  level: z.optional(z.enum(levels)),
  marginModules: z.optional(marginModules),
})
export type PresetDesign = z.infer<typeof presetDesignSchema>

/** The style of a design, to be saved and applied to other codes. */
export function pickPreset({
  modules,
  finders,
  background,
  level,
  marginModules,
}: Design): PresetDesign {
  return { modules, finders, background, level, marginModules }
}
