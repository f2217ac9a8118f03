import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { findUnreadPresets } from './find-unread-presets-for-test'
import { presetCase, presetContents } from './preset-cases-for-test'
import { presets } from './presets'

beforeAll(prepareZxingFromPackage)

// Every type and level is in presets-screen.release.test.ts.
describe.each(presets)('the preset $id', ({ id }) => {
  const seed = sampleSeed + presets.findIndex((preset) => preset.id === id)
  const contents = pickSample(presetContents, 4, seed)

  it(`is read by two decoders in some types and levels, as SVG (seed ${seed})`, async () => {
    const cases = contents.slice(0, 3).map((content) => presetCase(id, content))
    expect(await findUnreadPresets(cases, 'svg')).toEqual([])
  })

  it(`is read by two decoders in one type and level, as PNG (seed ${seed})`, async () => {
    const cases = contents.slice(3).map((content) => presetCase(id, content))
    expect(await findUnreadPresets(cases, 'png')).toEqual([])
  })
})
