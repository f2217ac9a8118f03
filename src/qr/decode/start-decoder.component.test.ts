import { afterAll, expect, it } from 'vitest'
import { defaultDesign } from '@/qr/design/design'
import { drawSample } from '@/qr/render/draw-sample-for-test'
import { encodePicture } from '@/qr/render/encode-picture'
import { loadPictures } from '@/qr/render/load-pictures'
import { samples, sampleText } from '@/qr/render/samples-for-test'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import { zxingWasmUrl } from '@/testing/zxing-wasm-url'
import { budgetsMs } from './budgets'
import { startDecoder } from './start-decoder'

const decoder = startDecoder({ wasmUrl: zxingWasmUrl })
afterAll(() => decoder.stop())

const draw = async (design = defaultDesign) =>
  (await drawSample(design, { loadGlyphs: fetchGlyphs('/glyphs'), loadPictures })).pixels

it('reads pixels and files in its worker', async () => {
  const pixels = await draw(samples.styled)
  const encoded = await encodePicture(pixels, { type: 'webp' })
  if (!encoded.ok) throw new Error(encoded.reason)
  const found = { ok: true, codes: [{ text: sampleText, format: 'qr' }] }
  expect(await decoder.decodePixels(pixels, { budgetMs: budgetsMs.long })).toMatchObject(found)
  const file = new Blob([encoded.bytes])
  expect(await decoder.decodeFile(file, { budgetMs: budgetsMs.long })).toMatchObject(found)
})

it('reads with zxing once its WebAssembly has loaded', async () => {
  const pixels = await draw()
  const findEngine = async () => {
    const read = await decoder.decodePixels(pixels, { budgetMs: budgetsMs.long })
    return read.ok && read.codes[0]?.engine
  }
  await expect.poll(findEngine).toBe('zxing')
})

it('returns why it cannot read something', async () => {
  const blank = { rgba: new Uint8ClampedArray(200 * 200 * 4).fill(255), width: 200, height: 200 }
  expect(await decoder.decodePixels(blank, { budgetMs: 300 })).toEqual({
    ok: false,
    reason: 'no-code',
  })
  expect(await decoder.decodeFile(new Blob(['no picture']), { budgetMs: 300 })).toEqual({
    ok: false,
    reason: 'unreadable-picture',
  })
})

it('stops when it is aborted, and reads the next picture', async () => {
  const noise = new Uint8ClampedArray(1500 * 1500 * 4).map((_, at) => (at * at * 7919) >> 5)
  const controller = new AbortController()
  const steps: string[] = []
  const aborted = await decoder.decodePixels(
    { rgba: noise, width: 1500, height: 1500 },
    {
      budgetMs: 60_000,
      signal: controller.signal,
      onProgress: ({ name }) => {
        steps.push(name)
        controller.abort()
      },
    },
  )
  expect(steps).toHaveLength(1)
  expect(aborted).toEqual({ ok: false, reason: 'aborted' })
  expect(await decoder.decodePixels(await draw(), { budgetMs: budgetsMs.long })).toMatchObject({
    ok: true,
    codes: [{ text: sampleText }],
  })
})
