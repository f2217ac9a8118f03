import { beforeAll, expect, it } from 'vitest'
import { pageTypes } from '@/qr/content/content-types'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { checkSample, initialSamples } from './check-sample-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { stressEngines } from './stress-engines'

const green = { ok: true, verdict: 'green', reasons: [] }

beforeAll(prepareStressEngines)

// The editor states this for its initial samples before any check has run. All samples with the
// stress test are in samples.release.test.ts.
it.each(initialSamples)('the sample of $type is green before the stress test', async ({ text }) => {
  expect(await checkSample(text, [])).toMatchObject(green)
})

it.each(pickSample(initialSamples, 1))(
  `the sample of $type scans well in the design one starts with (seed ${sampleSeed})`,
  async ({ text }) => {
    expect(await checkSample(text, stressEngines)).toMatchObject(green)
  },
)

it('covers every type whose content is in the code', () => {
  expect(initialSamples.length).toBe(pageTypes.length - 3)
})
