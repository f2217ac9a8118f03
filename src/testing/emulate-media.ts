import { commands } from 'vitest/browser'

type Media = {
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

/** What tests see unless they ask for something else: nothing moves, so nothing has to be waited for. */
const usual = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' } as const

/** Sets the user preferences that media queries see, until the test ends. */
export async function emulateMedia(media: Media = {}): Promise<void> {
  await commands.emulateMedia({ ...usual, ...media })
}
