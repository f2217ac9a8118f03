import * as z from '@/std/zod'
import { inkChoices, spotNameMaxLength } from './ink-settings'

/** Schema of the stored settings. */
export const inkSettingsShape = {
  ink: z.enum(inkChoices),
  spotName: z.string().check(z.maxLength(spotNameMaxLength)),
  spotCmyk: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
}
