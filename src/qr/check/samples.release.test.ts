import { beforeAll, expect, it } from 'vitest'
import { checkSample, initialSamples } from './check-sample-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { stressEngines } from './stress-engines'

beforeAll(prepareStressEngines)

it.each(initialSamples)(
  'the sample of $type scans well in the design one starts with',
  async ({ text }) => {
    const checked = await checkSample(text, stressEngines)
    expect(checked).toMatchObject({ ok: true, verdict: 'green', reasons: [] })
  },
)
