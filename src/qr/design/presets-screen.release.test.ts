import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { findUnreadPresets } from './find-unread-presets-for-test'
import { fewPresetCases, presetCases } from './preset-cases-for-test'
import { presets } from './presets'

beforeAll(prepareZxingFromPackage)

describe.each(presets)('the preset $id', ({ id }) => {
  it('is read by two decoders in every type and level, as SVG', async () => {
    expect(await findUnreadPresets(presetCases(id), 'svg')).toEqual([])
  })

  it('is read by two decoders in every type, as PNG', async () => {
    expect(await findUnreadPresets(fewPresetCases(id), 'png')).toEqual([])
  })
})
