import { beforeAll, describe, expect, it } from 'vitest'
import { stressEngines } from '@/qr/check/stress-engines'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { checkPreset, presetCheckTypes } from './check-preset-for-test'
import { presets } from './presets'

beforeAll(prepareZxingFromPackage)

describe.each(presets)('the preset $id', ({ id }) => {
  it.each(presetCheckTypes)('is green for the sample of %s', async (type) => {
    const checked = await checkPreset(id, type, stressEngines)
    expect(checked).toMatchObject({ ok: true, verdict: 'green', reasons: [] })
  })
})
