import { cdp } from 'vitest/browser'

type Media = Partial<Record<'colorScheme' | 'reducedMotion' | 'forcedColors', string>>

const features = {
  colorScheme: 'prefers-color-scheme',
  reducedMotion: 'prefers-reduced-motion',
  forcedColors: 'forced-colors',
} as const

/** Sets the user preferences that media queries see; without an argument, restores the defaults. */
export async function emulateMedia(media: Media = {}): Promise<void> {
  const entries = Object.entries(media) as [keyof Media, string][]
  await cdp().send('Emulation.setEmulatedMedia', {
    features: entries.map(([name, value]) => ({ name: features[name], value })),
  })
}
