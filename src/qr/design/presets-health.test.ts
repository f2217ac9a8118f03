import { beforeAll, describe, expect, it } from 'vitest'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node'
import { stressEngines } from '@/qr/check/stress-engines'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { checkPreset, presetCheckTypes } from './check-preset-for-test'
import { presets } from './presets'

const green = { ok: true, verdict: 'green', reasons: [] }
const pairs = presets.map(({ id }, index) => {
  const type = presetCheckTypes[index % presetCheckTypes.length] ?? presetCheckTypes[0]
  return { id, type }
})

beforeAll(prepareStressEngines)

// All pairs with the stress test are in presets-health.release.test.ts.
describe('the presets', () => {
  it.each(pairs)('$id is green for the sample of $type before the stress test', async (pair) => {
    expect(await checkPreset(pair.id, pair.type, [])).toMatchObject(green)
  })

  it.each(pickSample(pairs, 1))(
    `$id is green for the sample of $type after the stress test (seed ${sampleSeed})`,
    async ({ id, type }) => {
      expect(await checkPreset(id, type, stressEngines)).toMatchObject(green)
    },
  )
})
