import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkDesign } from '@/qr/check/check-design'
import { stressEngines } from '@/qr/check/stress-engines'
import { encodePageContent, samplePageContent } from '@/qr/content/page-content'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { applyPreset } from './apply-preset'
import { defaultDesign } from './design'
import { presets } from './presets'

// Small, middling and large symbols.
const types = ['url', 'wifi', 'vcard'] as const

// Decoding takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(prepareZxingFromPackage)

describe.each(presets)('the preset $id', ({ design: preset }) => {
  it.each(types)('is green for the sample of %s', async (type) => {
    const encoded = encodePageContent(samplePageContent(type))
    if (!encoded.ok) throw new Error(`The sample of ${type} is not valid`)
    const design = applyPreset(defaultDesign, preset)
    const checked = await checkDesign({ text: encoded.text, design }, { engines: stressEngines })
    expect(checked).toMatchObject({ ok: true, verdict: 'green', reasons: [] })
  })
})
