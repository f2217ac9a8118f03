import { beforeAll, expect, it } from 'vitest'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { expectRepairable } from './repair-always-for-test'

beforeAll(prepareStressEngines)

// More designs are in repair-always.release.test.ts.
it.each([3])('makes a random design green and readable, for the seed %i', async (seed) => {
  const repaired = await expectRepairable({ seed, count: 1 })
  expect(repaired.count).toBe(1)
})
