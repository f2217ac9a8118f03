import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { findUnreadPrints, printFormats } from './find-unread-prints-for-test'
import { fewPresetCases } from './preset-cases-for-test'
import { presets } from './presets'

beforeAll(prepareZxingFromPackage)

describe.skipIf(!hasGhostscript).each(presets)('the preset $id', ({ id }) => {
  it.each(printFormats)('is read by two decoders in every type, as %s', async (format) => {
    expect(await findUnreadPrints(fewPresetCases(id), format)).toEqual([])
  })
})
