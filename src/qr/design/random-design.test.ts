import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDesign } from '@/qr/check/check-design'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node'
import { stressEngines } from '@/qr/check/stress-engines'
import { randomOf } from '@/testing/random-of'
import { defaultDesign } from './design'
import { anyDesign } from './design-for-test'
import { designSchema } from './design-schema'
import { estimateContrast } from './estimate-contrast'
import { makeRandomDesign } from './random-design'
import { repairRandomDesign } from './random-design-for-test'

const text = 'https://example.com/a'

beforeAll(prepareStressEngines)

describe('a random design', () => {
  it('is valid, has contrast, and is the same for the same numbers', () => {
    fc.assert(
      fc.property(fc.integer(), anyDesign, (seed, base) => {
        const design = makeRandomDesign(randomOf(seed), base)
        expect(designSchema.safeParse(design).success).toBe(true)
        expect(makeRandomDesign(randomOf(seed), base)).toEqual(design)
        const { ratio, inverted } = estimateContrast(design)
        expect(ratio).toBeGreaterThan(4.8)
        expect(inverted).toBe(false)
      }),
    )
  })

  it('keeps what is not its look', () => {
    fc.assert(
      fc.property(fc.integer(), anyDesign, (seed, base) => {
        const design = makeRandomDesign(randomOf(seed), base)
        for (const key of ['level', 'minVersion', 'mask', 'eci', 'sizePx'] as const) {
          expect(design[key]).toEqual(base[key])
        }
        expect(design.logo?.size).toBe(base.logo?.size)
        expect(design.frame?.text).toBe(base.frame?.text)
      }),
    )
  })

  it('differs from press to press', () => {
    const random = randomOf(1)
    const made = Array.from({ length: 30 }, () => makeRandomDesign(random, defaultDesign))
    expect(new Set(made.map((design) => JSON.stringify(design))).size).toBe(30)
    expect(new Set(made.map(({ modules }) => modules.shape)).size).toBeGreaterThan(6)
  })

  // More seeds are in random-design.release.test.ts.
  it.each(fc.sample(fc.integer(), { numRuns: 1, seed: 4 }))(
    'scans after the repair, for the seed %i',
    async (seed) => {
      const base = { ...defaultDesign, sizePx: 400 }
      const { design, result } = await repairRandomDesign(text, seed, base)
      expect(result.verdict).toBe('green')
      const checked = await checkDesign({ text, design }, { engines: stressEngines })
      expect(checked.ok && checked.verdict).toBe('green')
    },
  )
})
