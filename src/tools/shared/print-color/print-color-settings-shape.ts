import { logoInks } from '@/qr/render'
import * as z from '@/std/zod'
import { printColorChoices, spotNameMaxLength } from './print-color-settings'

/** Schema of the stored settings. */
export const printColorSettingsShape = {
  ink: z.enum(printColorChoices),
  spotName: z.string().check(z.maxLength(spotNameMaxLength)),
  spotCmyk: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  logoInk: z._default(z.enum(logoInks), 'process'),
}
