import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { budgetsMs } from './budgets'
import type { Corners } from './code-found'
import { decodePixels } from './decode-pixels'
import {
  addNoise,
  byteFields,
  drawFieldsPicture,
  drawSymbolPicture,
  lumaToPixels,
  place,
  pullCorners,
  rollUp,
} from './draw-for-test'
import { readZxing } from './engines/read-zxing'
import { blurLuma } from './pixels/blur-luma'
import type { Luma } from './pixels/luma'
import { rotateLuma } from './pixels/rotate-luma'
import { applyGamma, invertLuma, toneLuma } from './pixels/tone-luma'
import { prepareZxingFromPackage } from './prepare-zxing.node'

const text = 'https://example.com/Grüße?n=0123456789\u001d\t👋'
const patient = { budgetMs: budgetsMs.picture }

beforeAll(prepareZxingFromPackage)

function mirror({ values, width, height }: Luma): Luma {
  const mirrored = values.map((_, index) => {
    const column = index % width
    return values[index - column + width - 1 - column] as number
  })
  return { values: mirrored, width, height }
}

const flat = drawSymbolPicture(text, { level: 'M' })
const steep: Corners = [
  { x: 60, y: 10 },
  { x: 250, y: 50 },
  { x: 280, y: 170 },
  { x: 10, y: 240 },
]

describe('a picture', () => {
  it.each<[string, Luma]>([
    ['straight from above', flat],
    ['turned', rotateLuma(flat, 0.6).luma],
    ['mirrored', mirror(flat)],
    ['inverted', invertLuma(flat)],
    ['from the side', pullCorners(flat, steep, 300, 260).picture],
    ['out of focus', blurLuma(blurLuma(flat, 2), 2)],
    ['noisy', addNoise(flat, 150)],
    ['with little contrast', toneLuma(flat, (gray) => 0.45 + gray / 12)],
    [
      'in deep shadow',
      applyGamma(
        toneLuma(flat, (gray) => gray / 8),
        1.4,
      ),
    ],
    ['on a bottle', rollUp(drawSymbolPicture(text, { level: 'Q' }), 1.15)],
  ])('%s gives its exact text', async (_, picture) => {
    const found = await decodePixels(lumaToPixels(picture), patient)
    expect(found.map((code) => code.text)).toEqual([text])
  })

  it('gives version, level, mask, bytes and corners', async () => {
    const [found] = await decodePixels(lumaToPixels(mirror(flat)), patient)
    expect(found).toMatchObject({ format: 'qr', level: 'M', mirrored: true, inverted: false })
    expect(found?.version).toBe((flat.sizeModules - 17) / 4)
    expect(found?.mask).toBeTypeOf('number')
    expect(new TextDecoder().decode(found?.bytes)).toBe(text)
    expectCorners(found?.corners, mirrorCorners(flat.corners, flat.width))
  })

  it('with several codes gives them all, each with its corners', async () => {
    const page: Luma = { values: new Uint8Array(700 * 500).fill(225), width: 700, height: 500 }
    const symbols = ['one', 'two', 'three', 'four'].map((words, index) => {
      const symbol = drawSymbolPicture(words, { pxPerModule: 5 + (index % 2) })
      const [left, top] = [(index % 2) * 350, Math.floor(index / 2) * 250]
      place(page, symbol, left, top)
      const corners = symbol.corners.map(({ x, y }) => ({ x: x + left, y: y + top }))
      return { words, corners: corners as unknown as Corners }
    })
    const found = await decodePixels(lumaToPixels(page), patient)
    expect(found.map((code) => code.text).sort()).toEqual(['four', 'one', 'three', 'two'])
    for (const { words, corners } of symbols) {
      expectCorners(found.find((code) => code.text === words)?.corners, corners)
    }
  })

  it('is mapped back where it was scaled down', async () => {
    const large = drawSymbolPicture('large', { pxPerModule: 130 })
    const [found] = await decodePixels(lumaToPixels(large), patient)
    expect(found?.text).toBe('large')
    expectCorners(found?.corners, large.corners, 60)
  })
})

function mirrorCorners([a, b, c, d]: Corners, width: number): Corners {
  const flip = ({ x, y }: { x: number; y: number }) => ({ x: width - x, y })
  return [flip(a), flip(b), flip(c), flip(d)]
}

/**
 * Compares corners in any order, because those of a mirrored symbol run the other way on the
 * screen.
 */
function expectCorners(corners: Corners | undefined, wanted: Corners, tolerancePx = 6): void {
  for (const { x, y } of wanted) {
    const nearest = Math.min(...(corners ?? []).map((at) => Math.hypot(at.x - x, at.y - y)))
    expect(nearest).toBeLessThan(tolerancePx)
  }
}

describe('what cannot be decoded', () => {
  it.each([
    ['no pixels', 0, 0, 0],
    ['one pixel', 1, 1, 4],
    ['a line', 500, 1, 2000],
    ['sizes that are no numbers', Number.NaN, Number.NaN, 0],
    ['too few bytes', 100, 100, 12],
    ['negative sizes', -10, -10, 400],
    ['a nearly empty square', 20, 20, 1600],
  ])('%s gives nothing', async (_, width, height, length) => {
    const rgba = new Uint8ClampedArray(length)
    expect(await decodePixels({ rgba, width, height }, { budgetMs: 200 })).toEqual([])
  })

  it('a strip gives nothing and ends, although it would be huge when turned', async () => {
    for (const [width, height] of [
      [1, 60_000],
      [20_000, 3],
    ] as const) {
      const rgba = new Uint8ClampedArray(width * height * 4).fill(200)
      expect(await decodePixels({ rgba, width, height }, { budgetMs: 6000 })).toEqual([])
    }
  })

  it('noise and patterns give nothing and end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer(),
        async (width, height, cellPx, seed) => {
          const cells: Luma = { values: new Uint8Array(width * height), width, height }
          const noise = addNoise({ ...cells, values: cells.values.fill(128) }, 255, seed).values
          const values = noise.map((_, index) => {
            const column = Math.floor((index % width) / cellPx) * cellPx
            const row = Math.floor(index / width / cellPx) * cellPx
            return (noise[row * width + column] as number) < 128 ? 0 : 255
          })
          const found = await decodePixels(lumaToPixels({ values, width, height }), {
            budgetMs: 400,
          })
          expect(found).toEqual([])
        },
      ),
      { numRuns: 15 },
    )
  })
})

describe('a caller', () => {
  const empty = lumaToPixels({ values: new Uint8Array(90_000).fill(200), width: 300, height: 300 })

  it('may give up before and while', async () => {
    const before = AbortSignal.abort()
    await expect(decodePixels(empty, { ...patient, signal: before })).rejects.toThrow('abort')
    const controller = new AbortController()
    const names: string[] = []
    const decoding = decodePixels(empty, {
      ...patient,
      signal: controller.signal,
      onProgress: ({ name, index }) => {
        names.push(name)
        if (index === 5) controller.abort()
      },
    })
    await expect(decoding).rejects.toThrow('abort')
    expect(names).toHaveLength(6)
  })

  it('with a small budget gets the quick steps only', async () => {
    const steps: number[] = []
    await decodePixels(empty, { budgetMs: 80, onProgress: ({ count }) => steps.push(count) })
    const all: number[] = []
    await decodePixels(empty, { ...patient, onProgress: ({ count }) => all.push(count) })
    expect(steps[0]).toBeLessThan(all[0] as number)
    expect(all).toHaveLength(all[0] as number)
  })

  it('may ask for other formats, which are not looked for otherwise', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><rect width="500" height="200" fill="#fff"/><path d="${barsOf('978020137962')}"/></svg>`
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
    expect(await decodePixels(pixels, { budgetMs: 100 })).toEqual([])
    const [found] = await decodePixels(pixels, { budgetMs: 100, formats: ['ean-13'] })
    expect(found).toMatchObject({ format: 'ean-13', text: '9780201379624' })
  })
})

it('decodes undeclared bytes by the language of the page where they are as likely elsewhere', async () => {
  const picture = drawFieldsPicture(byteFields([0xc0, 0xda]))
  const read = async (language: string) => {
    const onFound = vi.fn()
    const found = await decodePixels(lumaToPixels(picture), { budgetMs: 1000, language, onFound })
    expect(onFound).toHaveBeenLastCalledWith(found)
    return found.map(({ text, encoding }) => ({ text, encoding }))
  }
  expect(await read('zh')).toEqual([{ text: '磊', encoding: 'gb18030' }])
  expect(await read('ja')).toEqual([{ text: 'ﾀﾚ', encoding: 'shift_jis' }])
})

/** Returns the bars of an EAN-13 (GS1 General Specifications, 5.2.1) as path data. */
function barsOf(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  const [first, ...rest] = [...digits, String((10 - (sum % 10)) % 10)].map(Number) as [number]
  const odd = [
    '0001101',
    '0011001',
    '0010011',
    '0111101',
    '0100011',
    '0110001',
    '0101111',
    '0111011',
    '0110111',
    '0001011',
  ]
  const parity = [
    'LLLLLL',
    'LLGLGG',
    'LLGGLG',
    'LLGGGL',
    'LGLLGG',
    'LGGLLG',
    'LGGGLL',
    'LGLGLG',
    'LGLGGL',
    'LGGLGL',
  ][first]
  const flip = (bits: string) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'))
  const left = rest.slice(0, 6).map((digit: number, index: number) => {
    const bits = odd[digit] as string
    return parity?.[index] === 'L' ? bits : [...flip(bits)].reverse().join('')
  })
  const right = rest.slice(6).map((digit: number) => flip(odd[digit] as string))
  const bits = `101${left.join('')}01010${right.join('')}101`
  return [...bits]
    .map((bit, index) => (bit === '1' ? `M${60 + index * 4} 20h4v160h-4z` : ''))
    .join('')
}

const corpus = join(import.meta.dirname, '../../../../shared/corpus')
const manifestFile = join(corpus, 'manifest.json')

/** Covers a sample of the pictures with and without a code, and known difficult ones. */
describe.skipIf(!existsSync(manifestFile))(`pictures of the collection in ${corpus}`, () => {
  type Entry = { file: string; expected: string | null; set: string }
  const manifest: Entry[] = existsSync(manifestFile)
    ? JSON.parse(readFileSync(manifestFile, 'utf8'))
    : []
  const trim = (words: string) => words.replace(/[\r\n]+$/, '')
  const readEntry = async ({ file }: Entry) => {
    const { data, info } = await sharp(join(corpus, file))
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
  }

  it('are read exactly where they hold a code, also where zxing alone reads nothing', async () => {
    const some = manifest.filter(({ expected }, index) => expected !== null && index % 14 === 6)
    const hard = manifest.filter(({ file }) => /qrcode-4\/(05|30|33)\.png|cupcake-2/.test(file))
    for (const entry of [...some, ...hard]) {
      const found = await decodePixels(await readEntry(entry), patient)
      expect(
        found.map((code) => trim(code.text)),
        entry.file,
      ).toContain(trim(entry.expected ?? ''))
    }
    for (const entry of hard) {
      expect(await readZxing(await readEntry(entry), { tryDenoise: true }), entry.file).toEqual([])
    }
  })

  it('give nothing where they hold none', async () => {
    const some = manifest
      .filter(({ expected }) => expected === null)
      .filter((_, index) => index % 6 === 0)
    for (const entry of some) {
      expect(await decodePixels(await readEntry(entry), { budgetMs: 600 }), entry.file).toEqual([])
    }
  })
})
