import { commands } from 'vitest/browser'

type Media = {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** Defaults of all tests; without motion, tests do not have to wait for animations. */
const defaults = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' } as const

let isDefault = false

/** Sets the user preferences for media queries until the test ends. */
export async function emulateMedia(media: Media = {}): Promise<void> {
  isDefault = false
  await commands.emulateMedia({ ...defaults, ...media })
}

/** Restores the default preferences if a test has changed them. */
export async function resetMedia(): Promise<void> {
  if (isDefault) return
  await emulateMedia()
  isDefault = true
}
