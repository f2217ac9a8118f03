import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { decodeQR } from 'qr/decode.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { prepareZbar, readZbar } from '../decode/engines/read-zbar'
import { matrixOf } from './encode-for-test'
import { kanjiValue } from './kanji-value'
import { levels, type Matrix } from './matrix'
import { shortTexts } from './short-texts-for-test'
import { mixedText } from './texts-for-test'

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url)
  const wasm = await readFile(resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = Uint8Array.from(wasm).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** Texts that a reader with encoding detection could mistake for another encoding. */
const guessable = fc
  .array(
    fc.constantFrom(
      ...['今日は良い天気', '東京', 'カタカナ', 'ｶﾅ', '。、「」', 'Ωмосква', '×÷±', 'é', 'ñandú'],
      ...['a', 'ABC', '123', '😀', '~\\', '€', '£', '¥', '～', '－', '中国', '한국', 'ภาษา'],
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** Excludes byte order marks, which readers drop at the start. */
const anyText = fc.oneof(mixedText, guessable).filter((text) => !text.includes('\ufeff'))

describe('readers', () => {
  it('read every character of kanji mode for what it is', async () => {
    const characters = Array.from({ length: 0x10000 }, (_, unit) => unit)
      .filter((unit) => kanjiValue(unit) >= 0)
      .map((unit) => String.fromCharCode(unit))
    expect(characters.length).toBe(6872)
    for (let start = 0; start < characters.length; start += 200) {
      const text = characters.slice(start, start + 200).join('')
      const matrix = matrixOf(text, { level: 'L' })
      expect(matrix.segments).toEqual([{ mode: 'kanji', text }])
      const { jsqr, zxing } = await read(matrix)
      expect({ jsqr, zxing }).toEqual({ jsqr: text, zxing: text })
    }
  })

  it('read texts of all modes exactly, except `qr`, which does not know kanji mode', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom(...levels), async (text, level) => {
        const matrix = matrixOf(text, { level, eci: false })
        const readings = await read(matrix)
        const expected = matrix.segments.map((segment) => segment.text).join('')
        const hasKanji = matrix.segments.some(({ mode }) => mode === 'kanji')
        const qr = hasKanji ? undefined : expected
        expect(readings).toEqual({ jsqr: expected, zxing: expected, qr })
      }),
      { numRuns: 100 },
    )
  })

  it.each(Object.entries(shortTexts))(
    'read short texts in %s, also with a guess',
    async (_, texts) => {
      await prepareZbar()
      for (const text of texts) {
        const matrix = matrixOf(text, { level: 'M' })
        const { data, width, height } = paint(matrix)
        const { jsqr, zxing } = await read(matrix)
        const [zbar] = await readZbar({ rgba: data, width, height })
        expect({ jsqr, zxing, zbar }).toEqual({ jsqr: text, zxing: text, zbar: text })
      }
    },
  )

  it('read what names UTF-8', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const matrix = matrixOf(text, { level: 'M', eci: true })
        const { jsqr, zxing } = await read(matrix)
        const expected = matrix.segments.map((segment) => segment.text).join('')
        expect({ jsqr, zxing }).toEqual({ jsqr: expected, zxing: expected })
      }),
      { numRuns: 60 },
    )
  })
})

/** Returns the texts that three independent readers decode without hints. */
async function read(matrix: Matrix) {
  const picture = paint(matrix)
  const { data, width, height } = picture
  const [zxing] = await readBarcodes(picture as ImageData, {
    formats: ['QRCode'],
    textMode: 'Plain',
  })
  return {
    jsqr: jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data,
    zxing: zxing?.text,
    qr: readWithQr(picture),
  }
}

function readWithQr(picture: { data: Uint8ClampedArray; width: number; height: number }) {
  try {
    return decodeQR(picture)
  } catch {
    return undefined
  }
}

function paint({ sizeModules, modules }: Matrix) {
  const modulePx = 4
  const width = (sizeModules + 8) * modulePx
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < sizeModules * modulePx; y++) {
    for (let x = 0; x < sizeModules * modulePx; x++) {
      const module = Math.floor(y / modulePx) * sizeModules + Math.floor(x / modulePx)
      if (!modules[module]) continue
      const pixel = ((y + 4 * modulePx) * width + x + 4 * modulePx) * 4
      data.fill(0, pixel, pixel + 3)
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const }
}
