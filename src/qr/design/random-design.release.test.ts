import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDesign } from '@/qr/check/check-design'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node'
import { stressEngines } from '@/qr/check/stress-engines'
import { expectReadAsExported, repairRandomDesign } from './random-design-for-test'

const text = 'https://example.com/a'
const seeds = fc.sample(fc.integer(), { numRuns: 40, seed: 4 })

beforeAll(prepareStressEngines)

describe('a random design', () => {
  let greenAtOnce = 0

  it.each(seeds)('scans after the repair, for the seed %i', async (seed) => {
    const { design, changes, result } = await repairRandomDesign(text, seed)
    expect(result.verdict).toBe('green')
    const checked = await checkDesign({ text, design }, { engines: stressEngines })
    expect(checked.ok && checked.verdict).toBe('green')
    if (changes.length === 0) greenAtOnce += 1
  })

  it('mostly scans before the repair', () => {
    expect(greenAtOnce / seeds.length).toBeGreaterThan(0.6)
  })

  // These seeds passed before jsQR was also tried on large pictures.
  it.each([28, 75, 146, 173, 236])(
    'is read after the repair at the size of its export, for the seed %i',
    expectReadAsExported,
  )
})
