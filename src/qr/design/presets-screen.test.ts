import { beforeAll, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { findUnreadPresets } from './find-unread-presets-for-test'
import { presetCase, presetContents } from './preset-cases-for-test'
import { presets } from './presets'

beforeAll(prepareZxingFromPackage)

// Every preset, type and level in both formats is in presets-screen.release.test.ts.
it.each(
  presets.map(({ id }, index) => {
    const [content] = pickSample(presetContents, 1, sampleSeed + index)
    if (!content) throw new Error('There are no contents')
    return { id, content, format: index % 2 ? ('png' as const) : ('svg' as const) }
  }),
)(
  `the preset $id is read by two decoders for $content.type at level $content.level, as $format (seed ${sampleSeed})`,
  async ({ id, content, format }) => {
    expect(await findUnreadPresets([presetCase(id, content)], format)).toEqual([])
  },
)
