import type { StressReading } from './check-result'

/**
 * `every`: every engine has to read it. `pair`: the first two have to, and further engines are not
 * asked, to save time. `one`: one of those two is enough, since not all manage it with a plain code.
 */
export type StressDemand = 'every' | 'pair' | 'one'

export type StressTest = Omit<StressReading, 'engine' | 'ok' | 'pxPerModule'> & {
  pxPerModule: number
  demand: StressDemand
}

const still = { noise: 0, rotation: 0, surround: 'page' } as const

/** The file as it leaves: a shape that reads well when it is small may not when it is large. */
export const exportTest = {
  ...still,
  pxPerModule: 'export',
  blur: 0,
  surround: 'none',
  demand: 'every',
} as const

/**
 * What the picture has to come through besides: small and large, out of focus, grainy, turned, and
 * on a dark page.
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
