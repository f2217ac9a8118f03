import { describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { defaultDesign } from '@/qr/design/design'
import { encodeBase64 } from '@/testing/encode-base64'
import { fetchGlyphs } from '../text/fetch-glyphs'
import { drawSample } from './draw-sample-for-test'
import { encodePicture } from './encode-picture'
import { loadPictures } from './load-pictures'
import { type SampleName, samples, sampleText } from './samples-for-test'
import { writePng } from './write-png'

const platform = { loadGlyphs: fetchGlyphs('/glyphs'), loadPictures }

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('in the browser and in Node', () => {
  // A PNG has the same pixels; its bytes depend on the zlib of the platform.
  it.each(Object.keys(samples) as SampleName[])('draws %s the same', async (name) => {
    const { svg, png, pixels } = await drawSample(samples[name], platform)
    const expected = await commands.drawSampleInNode(name)
    expect(svg).toBe(expected.svg)
    expect(png && (await commands.digestPixels(encodeBase64(png)))).toBe(expected.png)
    expect(await digest(new Uint8Array(pixels.rgba))).toBe(expected.pixels)
    const scenePng = encodeBase64(await writePng(pixels))
    expect(await commands.digestPixels(scenePng)).toBe(expected.pixels)
  })
})

it.each(['jpeg', 'webp'] as const)('writes %s that reads back', async (type) => {
  const { pixels } = await drawSample(defaultDesign, platform)
  const encoded = await encodePicture(pixels, { type, title: 'A code' })
  if (!encoded.ok) throw new Error(encoded.reason)
  expect(await commands.readPicture(encodeBase64(encoded.bytes))).toMatchObject({
    format: type,
    width: defaultDesign.sizePx,
    readings: { jsqr: sampleText, zxing: sampleText },
  })
})
