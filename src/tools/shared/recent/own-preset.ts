import { presetDesignSchema } from '@/qr/design'
import * as z from '@/std/zod'
import { openBrowserStore } from '@/tools/shared/browser-store'

export const presetNameMaxLength = 60

/** A style that a visitor saved on their device or in a file. */
export const ownPresetSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.literal(1),
  name: z.string().check(z.minLength(1), z.maxLength(presetNameMaxLength)),
  createdAt: z.number().check(z.nonnegative()),
  design: presetDesignSchema,
})
export type OwnPreset = z.infer<typeof ownPresetSchema>

/** Returns the stored presets, oldest first, so that their order is stable. Omits invalid ones. */
export async function listOwnPresets(): Promise<OwnPreset[]> {
  const found: unknown[] = await (await openBrowserStore()).getAll('presets')
  return found
    .flatMap((value) => ownPresetSchema.safeParse(value).data ?? [])
    .sort((first, second) => first.createdAt - second.createdAt)
}

/** Without `crypto.randomUUID`, which exists in secure contexts only. */
export function createPresetId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
