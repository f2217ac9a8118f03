import { levels } from '@/qr/encode/matrix'
import * as z from '@/std/zod'
import type { Design } from './design'
import { designSchema } from './design-schema'

const { modules, finders, background, marginModules } = designSchema.shape

/** What a preset says of a design; whatever it leaves out stays as it is. */
export const presetDesignSchema = z.object({
  modules,
  finders,
  background,
  /** At least this level. */
  level: z.optional(z.enum(levels)),
  marginModules: z.optional(marginModules),
})
export type PresetDesign = z.infer<typeof presetDesignSchema>

/** The look of a design, to be kept and put on other codes. */
export function pickPreset({
  modules,
  finders,
  background,
  level,
  marginModules,
}: Design): PresetDesign {
  return { modules, finders, background, level, marginModules }
}
