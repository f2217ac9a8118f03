import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { arbitraryDesigns } from './designs-for-test'
import { drawDesign } from './draw-design'
import { readExport } from './read-export-for-test'
import { repairDesign } from './repair-design'
import { stressEngines } from './stress-engines'

beforeAll(prepareZxingFromPackage)

it('makes of any design one that is green and that packages of others read', async () => {
  const repaired = { count: 0, changed: 0 }
  await fc.assert(
    fc.asyncProperty(arbitraryDesigns(), async (input) => {
      const mended = await repairDesign(input, { engines: stressEngines })
      // A text that fits no symbol is nothing that a look could mend.
      if (!mended.ok) return
      const output = { ...input, design: mended.design }
      const drawn = drawDesign(output)
      if (!drawn.ok) throw new Error(drawn.reason)
      expect(mended.result.verdict).toBe('green')
      const readers = await readExport(output, drawn.picture)
      expect(readers.length).toBeGreaterThanOrEqual(2)
      repaired.count += 1
      if (mended.changes.length > 0) repaired.changed += 1
    }),
    { numRuns: 12, seed: 20260728, endOnFailure: true },
  )
  expect(repaired.changed).toBeGreaterThan(repaired.count / 3)
}, 120_000)
