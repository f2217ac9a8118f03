import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDesign } from '@/qr/check/check-design'
import { repairDesign } from '@/qr/check/repair-design'
import { stressEngines } from '@/qr/check/stress-engines'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { renderSvg } from '@/qr/render/render-svg'
import { checkContrast } from './check-contrast'
import { defaultDesign } from './design'
import { anyDesign } from './design-for-test'
import { designSchema } from './design-schema'
import { encodeOptions } from './encode-options'
import { makeRandomDesign } from './random-design'

const text = 'https://example.com/a'

// Decoding takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(prepareZxingFromPackage)

describe('a random design', () => {
  it('is valid, has contrast, and is the same for the same numbers', () => {
    fc.assert(
      fc.property(fc.integer(), anyDesign, (seed, base) => {
        const design = makeRandomDesign(randomOf(seed), base)
        expect(designSchema.safeParse(design).success).toBe(true)
        expect(makeRandomDesign(randomOf(seed), base)).toEqual(design)
        const { ratio, inverted } = checkContrast(design)
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

  it('scans after the repair, whatever the numbers, and mostly before', async () => {
    let atOnce = 0
    const seeds = fc.sample(fc.integer(), { numRuns: 10, seed: 4 })
    for (const seed of seeds) {
      const design = makeRandomDesign(randomOf(seed), defaultDesign)
      const repaired = await repairDesign({ text, design }, { engines: stressEngines })
      if (!repaired.ok) throw new Error(repaired.reason)
      expect(repaired.result.verdict, `seed ${seed}`).toBe('green')
      const again = await checkDesign({ text, design: repaired.design }, { engines: stressEngines })
      expect(again.ok && again.verdict).toBe('green')
      if (repaired.changes.length === 0) atOnce += 1
    }
    expect(atOnce / seeds.length).toBeGreaterThan(0.6)
  })

  // Of those found green once that jsQR read in small pictures only.
  it.each([28, 75, 146, 173, 236])(
    'is read after the repair at the size of its export, as of %i',
    async (seed) => {
      const design = makeRandomDesign(randomOf(seed), defaultDesign)
      const menu = 'https://example.com/menu'
      const repaired = await repairDesign({ text: menu, design }, { engines: stressEngines })
      if (!repaired.ok) throw new Error(repaired.reason)
      const encoded = encodeMatrix(menu, encodeOptions(repaired.design))
      if (!encoded.ok) throw new Error(encoded.reason)
      const svg = renderSvg(buildScene(encoded.matrix, repaired.design))
      expect(await decodeSvg(svg)).toEqual({ jsqr: menu, zxing: menu })
    },
  )
})

/** Mulberry32: enough chance for a test, and the same every time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
