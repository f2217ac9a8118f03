import type { StressReading } from './check-result'

/**
 * Number of engines that must read a test. `every`: all of them. `pair`: the first two; further
 * engines are skipped to save time. `one`: either of the first two, since not both can read a plain
 * code in this test.
 */
export type StressDemand = 'every' | 'pair' | 'one'

/**
 * The engine that must read one test at least, at any size: it is stricter about finders than the
 * others, and widely used in shops and at gates, but misses single pictures of plain codes.
 */
export const strictEngine = 'zbar'

export type StressTest = Omit<StressReading, 'engine' | 'ok' | 'pxPerModule'> & {
  pxPerModule: number
  demand: StressDemand
}

const still = { noise: 0, rotation: 0, surround: 'page' } as const

/** The exported file as is: a shape that is readable when small may be unreadable when large. */
export const exportTest = {
  ...still,
  pxPerModule: 'export',
  blur: 0,
  surround: 'none',
  demand: 'every',
} as const

/**
 * Distortions that the picture must also withstand: small and large, out of focus, grainy, rotated,
 * and on a dark page.
 */
export const stressTests: readonly StressTest[] = [
  { ...still, pxPerModule: 4, blur: 0.2, surround: 'none', demand: 'every' },
  { ...still, pxPerModule: 4, blur: 0.2, demand: 'every' },
  { ...still, pxPerModule: 4, blur: 0.2, surround: 'dark', demand: 'every' },
  { ...still, pxPerModule: 4, blur: 0.2, noise: 10, demand: 'every' },
  { ...still, pxPerModule: 6, blur: 0.2, demand: 'pair' },
  { ...still, pxPerModule: 6, blur: 0.2, rotation: 10, demand: 'pair' },
  { ...still, pxPerModule: 6, blur: 0.35, noise: 10, demand: 'one' },
  { ...still, pxPerModule: 4, blur: 0.2, rotation: -10, demand: 'one' },
  { ...still, pxPerModule: 4, blur: 0.35, demand: 'one' },
  { ...still, pxPerModule: 3, blur: 0.2, demand: 'one' },
  { ...still, pxPerModule: 3, blur: 0.35, demand: 'one' },
]
