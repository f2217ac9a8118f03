import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTheirs, matrixOf } from './encode-for-test'
import { levels } from './matrix'
import { simplePenalty } from './penalty-for-test'
import { mixedText } from './texts-for-test'

const versions = Array.from({ length: 40 }, (_, index) => index + 1)
const masks = [0, 1, 2, 3, 4, 5, 6, 7]

describe('with the same segments, version, level and mask', () => {
  it.each(levels)('a symbol is that of the library, module by module, at level %s', (level) => {
    for (const version of versions) {
      for (const mask of masks) {
        const text = `${version} https://example.com/${mask}?${'東京'.repeat(mask)}`.slice(
          0,
          5 + 3 * version,
        )
        const options = { level, mask, minVersion: version, raiseLevel: false }
        const { segments, modules, ...ours } = matrixOf(text, { ...options, eci: false })
        const theirs = createTheirs(segments, { level, mask, version: ours.version })
        expect(ours.mask).toBe(mask)
        expect(ours.sizeModules).toBe(theirs.modules.size)
        expect(Buffer.compare(modules, theirs.modules.data)).toBe(0)
      }
    }
  })

  it('whatever the text', () => {
    fc.assert(
      fc.property(
        mixedText,
        fc.constantFrom(...levels),
        fc.constantFrom(...masks),
        (text, level, mask) => {
          const { segments, modules, version } = matrixOf(text, {
            ...{ level, mask, raiseLevel: false, eci: false },
          })
          const theirs = createTheirs(segments, { level, version, mask })
          expect(Buffer.compare(modules, theirs.modules.data)).toBe(0)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('the mask that is chosen', () => {
  it('has the lowest penalty of all eight', () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom(...levels), (text, level) => {
        const chosen = matrixOf(text, { level })
        const penalties = masks.map((mask) => simplePenalty(matrixOf(text, { level, mask })))
        expect(chosen.mask).toBe(penalties.indexOf(Math.min(...penalties)))
      }),
      { numRuns: 250 },
    )
  })

  it.each([1, 3, 4, 11, 12, 19, 20, 27, 28, 36, 40])('also in version %i', (minVersion) => {
    const text = `HTTPS://QZ.EXAMPLE/${minVersion}`.slice(0, 20)
    const chosen = matrixOf(text, { level: 'M', minVersion })
    const penalties = masks.map((mask) =>
      simplePenalty(matrixOf(text, { level: 'M', minVersion, mask })),
    )
    expect(chosen.version).toBe(minVersion)
    expect(chosen.mask).toBe(penalties.indexOf(Math.min(...penalties)))
  })

  it('is never worse than that of the library', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 60 }),
        fc.constantFrom(...levels),
        (text, level) => {
          const ours = matrixOf(text, { level, raiseLevel: false, eci: false })
          const { modules } = createTheirs(ours.segments, { level, version: ours.version })
          const theirs = simplePenalty({ sizeModules: modules.size, modules: modules.data })
          expect(simplePenalty(ours)).toBeLessThanOrEqual(theirs)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
