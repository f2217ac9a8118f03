import { beforeAll, describe, expect, it } from 'vitest'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { expectRepairable } from './repair-always-for-test'

beforeAll(prepareStressEngines)

describe('the repair', () => {
  const seeds = [5, 6, 13, ...Array.from({ length: 20 }, (_, index) => 20_260_728 + index)]
  const total = { count: 0, changed: 0 }

  it.each(seeds)('makes any design green and readable, for the seed %i', async (seed) => {
    const { count, changed } = await expectRepairable({ seed, count: 3 })
    total.count += count
    total.changed += changed
  })

  it('changed more than a third of them', () => {
    expect(total.changed).toBeGreaterThan(total.count / 3)
  })
})
