import { beforeAll, expect, it, vi } from 'vitest'
import { pageTypes } from '@/qr/content/content-types'
import { encodePageContent, samplePageContent } from '@/qr/content/page-content'
import { defaultDesign } from '@/qr/design/design'
import { checkDesign } from './check-design'
import { prepareStressEngines } from './prepare-stress-engines.node'
import { stressEngines } from './stress-engines'

// Decoding is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
beforeAll(prepareStressEngines)

const samples = pageTypes.flatMap((type) => {
  // Content of a hosted page has no text of its own yet.
  const encoded = encodePageContent(samplePageContent(type))
  return encoded.ok ? [{ type, text: encoded.text }] : []
})

/** The editor states this for its initial samples before any check has run. */
it.each(samples)(
  'the sample of $type scans well in the design one starts with',
  async ({ text }) => {
    const input = { text, design: defaultDesign }
    const checked = await checkDesign(input, { engines: stressEngines })
    expect(checked).toMatchObject({ ok: true, verdict: 'green', reasons: [] })
  },
)

it('covers every type whose content is in the code', () => {
  expect(samples.length).toBe(pageTypes.length - 3)
})
