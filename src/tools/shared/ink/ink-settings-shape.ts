import * as z from '@/std/zod'
import { inkChoices, spotNameMaxLength } from './ink-settings'

/** How kept settings are checked. */
export const inkSettingsShape = {
  ink: z.enum(inkChoices),
  spotName: z.string().check(z.maxLength(spotNameMaxLength)),
  spotCmyk: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
}
