import { presetDesignSchema } from '@/qr/design/preset-design'
import * as z from '@/std/zod'

export const presetNameMaxLength = 60

/** A look that a visitor keeps on their device, and in files. */
export const ownPresetSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.literal(1),
  name: z.string().check(z.minLength(1), z.maxLength(presetNameMaxLength)),
  createdAt: z.number().check(z.nonnegative()),
  design: presetDesignSchema,
})
export type OwnPreset = z.infer<typeof ownPresetSchema>

/** Not `crypto.randomUUID`, which is there on secure addresses only. */
export function createPresetId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
