import { beforeAll, describe, expect, it } from 'vitest'
import { prepareStressEngines } from '@/qr/check/prepare-stress-engines.node'
import { stressEngines } from '@/qr/check/stress-engines'
import { checkPreset, presetCheckTypes } from './check-preset-for-test'
import { presets } from './presets'

beforeAll(prepareStressEngines)

describe.each(presets)('the preset $id', ({ id }) => {
  it.each(presetCheckTypes)('is green for the sample of %s', async (type) => {
    const checked = await checkPreset(id, type, stressEngines)
    expect(checked).toMatchObject({ ok: true, verdict: 'green', reasons: [] })
  })
})
