import { beforeAll, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { findUnreadPrints, printFormats } from './find-unread-prints-for-test'
import { presetCase, presetContents } from './preset-cases-for-test'
import { presets } from './presets'

if (!hasGhostscript) {
  console.warn('Looks are not tested in print: there is no Ghostscript (gs) here')
}
beforeAll(prepareZxingFromPackage)

// Every preset and type is in presets-print.release.test.ts.
it.skipIf(!hasGhostscript).each(printFormats)(
  `some presets are read by two decoders in print, as %s (seed ${sampleSeed})`,
  async (format) => {
    const cases = pickSample(presets, 4).map(({ id }, index) => {
      const [content] = pickSample(presetContents, 1, sampleSeed + index)
      if (!content) throw new Error('There are no contents')
      return presetCase(id, content)
    })
    expect(await findUnreadPrints(cases, format)).toEqual([])
  },
)
