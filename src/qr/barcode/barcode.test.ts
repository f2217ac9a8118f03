import { beforeAll, describe, expect, it } from 'vitest'
import { type CodeFormat, codeFormats } from '@/qr/decode/code-found'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { type BarcodeFormat, barcodeFacts, barcodeFormats } from './barcode-formats'
import { buildBarcodeScene } from './build-barcode-scene'
import { checkBarcodeText } from './check-barcode-text'
import { encodeBarcode } from './encode-barcode'
import { prepareBarcodeWriterFromPackage } from './prepare-writer.node'

const samples: Record<BarcodeFormat, string> = {
  'ean-13': '4006381333931',
  'ean-8': '96385074',
  'upc-a': '036000291452',
  'itf-14': '14006381333938',
  'code-128': 'Shelf A-17 / 3',
  'gs1-128': '(01)04006381333931(10)AB1(17)271231',
  'data-matrix': 'Gerät 12 – 北',
  'gs1-data-matrix': '(01)04006381333931(21)X-7(15)271231',
}

describe('a barcode', () => {
  beforeAll(() => Promise.all([prepareZxingFromPackage(), prepareBarcodeWriterFromPackage()]))

  it.each(barcodeFormats)('of the format %s is read as its text', async (format) => {
    const checked = checkBarcodeText(samples[format], format)
    if (!checked.ok) throw new Error(checked.reason)
    const modules = await encodeBarcode(checked.text, format)
    if (!modules) throw new Error('no symbol')
    const style = { color: '#000000', background: '#ffffff' }
    const scene = buildBarcodeScene(modules, format, style)
    const pixels = rasterizeScene(scene, { widthPx: scene.width * 3 })
    const read: CodeFormat = barcodeFacts[format].read
    const [found] = await readZxing(pixels, { formats: [...codeFormats] })
    expect(found).toMatchObject({ text: checked.expected, format: read })
  })
})

describe('the text of a barcode', () => {
  it.each([
    ['ean-13', '400638133393', '4006381333931'],
    ['ean-13', '4 006381-333931', '4006381333931'],
    ['upc-a', '03600029145', '036000291452'],
    ['itf-14', '1400638133393', '14006381333938'],
    ['gs1-128', '(00)340123456789012340', '(00)340123456789012340'],
  ] as const)('of %s %j becomes %j', (format, typed, text) => {
    expect(checkBarcodeText(typed, format)).toMatchObject({ ok: true, text })
  })

  it.each([
    ['ean-13', '4006381333930', 'check-digit'],
    ['ean-13', '12345', 'barcode-digits'],
    ['ean-8', 'abcdefg', 'barcode-digits'],
    ['code-128', 'Käse', 'barcode-letters'],
    ['code-128', 'x'.repeat(49), 'barcode-length'],
    ['gs1-128', '(01)04006381333930', 'check-digit'],
    ['gs1-128', '(00)340123456789012345', 'check-digit'],
    ['gs1-data-matrix', '(414)4006381333930(254)12', 'check-digit'],
    ['gs1-128', '(8018)950600013435000050', 'check-digit'],
    ['gs1-128', '(01)04006381333931(17)271301', 'barcode-date'],
    ['gs1-data-matrix', '(8003)9506000134352', 'barcode-gs1'],
    ['gs1-128', '4006381333931', 'barcode-gs1'],
    ['gs1-128', `(01)04006381333931(10)${'A'.repeat(20)}(21)${'B'.repeat(20)}`, 'barcode-length'],
    ['data-matrix', 'x'.repeat(1501), 'barcode-length'],
  ] as const)('of %s is not %j', (format, typed, reason) => {
    expect(checkBarcodeText(typed, format)).toMatchObject({ ok: false, reason })
  })
})
