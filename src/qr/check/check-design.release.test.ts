import { beforeAll, describe, expect, it } from 'vitest'
import { expectHonestCheck } from './expect-honest-check-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'

beforeAll(prepareStressEngines)

// `npm run bench -- check` measures the rates over thousands of designs.
describe('the check', () => {
  const seeds = Array.from({ length: 10 }, (_, index) => 18_004 + index)
  const total = { green: 0, unreadable: 0 }

  it.each(seeds)('predicts what other packages read, for the seed %i', async (seed) => {
    const { green, unreadable } = await expectHonestCheck({ seed, count: 20 })
    total.green += green
    total.unreadable += unreadable
  })

  it('met green and unreadable designs', () => {
    expect(total.green).toBeGreaterThan(15)
    expect(total.unreadable).toBeGreaterThan(5)
  })
})
