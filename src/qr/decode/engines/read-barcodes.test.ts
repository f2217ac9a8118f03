import { beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { prepareBarcodeWriterFromPackage } from '@/qr/barcode/prepare-writer.node'
import type { Pixels } from '@/qr/render/pixels'
import { codeFormats } from '../code-found'
import { prepareZxingFromPackage } from '../prepare-zxing.node'
import { readZxing } from './read-zxing'

beforeAll(() => Promise.all([prepareZxingFromPackage(), prepareBarcodeWriterFromPackage()]))

type Format = NonNullable<Parameters<typeof writeBarcode>[1]>['format']

/** A picture by zint, the writer in zxing, on white paper. */
async function draw(text: string, format: Format, scale: number): Promise<Pixels> {
  await prepareZXingModule()
  const { symbol, error } = await writeBarcode(text, { format, scale, addQuietZones: false })
  if (!symbol) throw new Error(error)
  const border = 10 * scale
  const [width, height] = [symbol.width + 2 * border, symbol.height + 2 * border]
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < symbol.height; y++) {
    for (let x = 0; x < symbol.width; x++) {
      const value = symbol.data[y * symbol.width + x] ?? 255
      rgba.fill(
        value,
        ((y + border) * width + x + border) * 4,
        ((y + border) * width + x + border) * 4 + 3,
      )
    }
  }
  return { rgba, width, height }
}

it.each([
  ['DataBarOmni', '04006381333931', '0104006381333931', 3],
  ['DataBarLtd', '04006381333931', '0104006381333931', 3],
  ['DataBarExp', '(01)04006381333931(10)AB1', '010400638133393110AB1', 3],
  ['DataBarExpStk', '(01)04006381333931(10)AB1', '010400638133393110AB1', 3],
] as const)('reads a picture of %s', async (format, text, expected, scale) => {
  const found = await readZxing(await draw(text, format, scale), { formats: [...codeFormats] })
  expect(found).toMatchObject([{ format: 'databar', text: expected }])
})

it('reads a picture of MaxiCode', async () => {
  const picture = await draw('Parcel 1Z 42', 'MaxiCode', 3)
  const found = await readZxing(picture, { formats: ['maxicode'] })
  expect(found).toMatchObject([{ format: 'maxicode', text: 'Parcel 1Z 42' }])
})

it.each([
  ['MicroQRCode', 'micro-qr', '点', 'shift_jis'],
  ['RMQRCode', 'rmqr', '点', 'shift_jis'],
  ['DataMatrix', 'data-matrix', 'João', 'windows-1252'],
] as const)('decodes letters in %s', async (writer, format, text, encoding) => {
  const found = await readZxing(await draw(text, writer, 4), { formats: [format] })
  expect(found).toMatchObject([{ format, text, encoding }])
})
