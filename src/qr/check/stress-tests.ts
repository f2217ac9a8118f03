import type { StressReading } from './check-result'

/**
 * What the picture has to come through: small and large, out of focus, grainy, turned, and on a
 * dark page. Every reader manages the plain tests with a plain code; the hard ones not all do, so
 * that there one reader is enough.
 */
export type StressTest = Omit<StressReading, 'engine' | 'ok'> & { hard: boolean }

const plain = { noise: 0, rotation: 0, surround: 'page', hard: false } as const

export const stressTests: readonly StressTest[] = [
  { ...plain, pxPerModule: 4, blur: 0.2 },
  { ...plain, pxPerModule: 6, blur: 0.2 },
  { ...plain, pxPerModule: 4, blur: 0.2, surround: 'dark' },
  { ...plain, pxPerModule: 4, blur: 0.2, noise: 10 },
  { ...plain, pxPerModule: 6, blur: 0.2, rotation: 10 },
  { ...plain, pxPerModule: 4, blur: 0.2, rotation: -10, hard: true },
  { ...plain, pxPerModule: 6, blur: 0.35, noise: 10 },
  { ...plain, pxPerModule: 4, blur: 0.35, hard: true },
  { ...plain, pxPerModule: 3, blur: 0.2, hard: true },
  { ...plain, pxPerModule: 3, blur: 0.35, hard: true },
]
