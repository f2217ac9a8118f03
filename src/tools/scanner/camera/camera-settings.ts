import { z } from '@/std/zod'

const storageKey = 'scanner:camera'

const settingsSchema = z.object({
  beep: z.boolean(),
  vibrate: z.boolean(),
  /** Of the camera that was chosen last; '' for the back camera. */
  deviceId: z.string(),
})
export type CameraSettings = z.infer<typeof settingsSchema>

const usual: CameraSettings = { beep: true, vibrate: true, deviceId: '' }

export function readCameraSettings(): CameraSettings {
  try {
    const read = settingsSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? ''))
    return read.success ? read.data : usual
  } catch {
    return usual
  }
}

export function keepCameraSettings(settings: CameraSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // Full or forbidden: they hold until the page is left.
  }
}
