import { commands } from 'vitest/browser'

type Media = {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** Defaults of all tests; without motion, tests do not have to wait for animations. */
const defaults = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' } as const

/** Sets the user preferences for media queries until the test ends. */
export async function emulateMedia(media: Media = {}): Promise<void> {
  await commands.emulateMedia({ ...defaults, ...media })
}
