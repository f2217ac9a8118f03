import { pageTypes } from '@/qr/content/content-types'
import { encodePageContent, samplePageContent } from '@/qr/content/page-content'
import { defaultDesign } from '@/qr/design/design'
import { checkDesign } from './check-design'

/** The sample of each type whose content is in the code; that of a hosted page has no text yet. */
export const initialSamples = pageTypes.flatMap((type) => {
  const encoded = encodePageContent(samplePageContent(type))
  return encoded.ok ? [{ type, text: encoded.text }] : []
})

/** Checks a sample in the design that the editor starts with. */
export function checkSample(text: string, engines: Parameters<typeof checkDesign>[1]['engines']) {
  return checkDesign({ text, design: defaultDesign }, { engines })
}
