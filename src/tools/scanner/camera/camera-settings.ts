import { storedValue } from '@/std/stored-value'
import { z } from '@/std/zod'

const settingsSchema = z.object({
  beep: z.boolean(),
  vibrate: z.boolean(),
  /** The camera that was chosen last; '' for the back camera. */
  deviceId: z.string(),
})
export type CameraSettings = z.infer<typeof settingsSchema>

const defaults: CameraSettings = { beep: true, vibrate: true, deviceId: '' }

export const cameraSettings = storedValue(
  'localStorage',
  'scanner:camera',
  (found) => settingsSchema.safeParse(found).data ?? defaults,
)
