import fc from 'fast-check'
import { expect } from 'vitest'
import { arbitraryDesigns } from './designs-for-test'
import { drawDesign } from './draw-design'
import { readExport } from './read-export-for-test'
import { repairDesign } from './repair-design'
import { stressEngines } from './stress-engines'

/**
 * Repairs random designs and reads their exports with third-party packages. `prepareZxing` must
 * have been called.
 *
 * @returns how many texts fit a symbol, and how many designs the repair changed
 */
export async function expectRepairable({ seed, count }: { seed: number; count: number }) {
  const repaired = { count: 0, changed: 0 }
  await fc.assert(
    fc.asyncProperty(arbitraryDesigns(), async (input) => {
      const repair = await repairDesign(input, { engines: stressEngines })
      // A design cannot shorten a text that fits no symbol.
      if (!repair.ok) return
      const output = { ...input, design: repair.design }
      const drawn = drawDesign(output)
      if (!drawn.ok) throw new Error(drawn.reason)
      expect(repair.result.verdict).toBe('green')
      const readers = await readExport(output, drawn.picture)
      expect(readers.length).toBeGreaterThanOrEqual(2)
      repaired.count += 1
      if (repair.changes.length > 0) repaired.changed += 1
    }),
    { numRuns: count, seed, endOnFailure: true },
  )
  return repaired
}
