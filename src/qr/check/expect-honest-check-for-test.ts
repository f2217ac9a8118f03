import fc from 'fast-check'
import { expect } from 'vitest'
import { checkPicture } from './check-picture'
import { arbitraryDesigns } from './designs-for-test'
import { drawDesign } from './draw-design'
import { readExport } from './read-export-for-test'
import { stressEngines } from './stress-engines'

/**
 * Compares the check of random designs with the readings of other packages: every package reads a
 * green design, and none reads an unreadable one. `prepareZxing` must have been called.
 *
 * @returns how many designs were green or unreadable
 */
export async function expectHonestCheck({ seed, count }: { seed: number; count: number }) {
  const seen = { green: 0, unreadable: 0 }
  for (const input of fc.sample(arbitraryDesigns(), { numRuns: count, seed })) {
    const drawn = drawDesign(input)
    if (!drawn.ok) continue
    const predicted = await checkPicture(drawn.picture, { engines: [] })
    if (predicted.verdict === 'unreadable') {
      seen.unreadable += 1
      expect({ ...input, readers: await readExport(input, drawn.picture) }).toEqual({
        ...input,
        readers: [],
      })
    }
    if (predicted.verdict !== 'green') continue
    const { verdict } = await checkPicture(drawn.picture, { engines: stressEngines })
    if (verdict !== 'green') continue
    seen.green += 1
    expect({ ...input, readers: await readExport(input, drawn.picture) }).toEqual({
      ...input,
      readers: ['zxing', 'qr', 'jsqr'],
    })
  }
  return seen
}
