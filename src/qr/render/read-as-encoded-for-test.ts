import fc from 'fast-check'
import { expect } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { type Level, levels, type Matrix } from '@/qr/encode/matrix'
import { decodePng, decodeSvg } from './decode-for-test'
import { renderCodeSvg } from './render-code'
import { writePlainPng } from './write-plain-png'

/** Text as people paste it: any script, emoji, control characters, separators. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.stringMatching(/^[A-Z0-9 $%*+\-./:]{1,80}[\u2028\u2029\n]?[0-9]{0,20}$/),
)

/** Expects two decoders to read random texts from PNG files. */
export function expectReadAsPng(level: Level, numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(anyText, fc.integer({ min: 3, max: 7 }), async (text, modulePx) => {
      const matrix = matrixOf(text, level)
      const sizePx = (matrix.sizeModules + 8) * modulePx + 2
      const png = await pngOf(matrix, { ...defaultDesign, level, sizePx })
      expect(await decodePng(png)).toEqual({ jsqr: text, zxing: text })
    }),
    { numRuns },
  )
}

/** Expects two decoders to read random texts from SVG files, drawn by an independent renderer. */
export function expectReadAsSvg(numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom(...levels), async (text, level) => {
      const svg = renderCodeSvg(
        matrixOf(text, level),
        { ...defaultDesign, sizePx: 700 },
        { title: text },
      )
      expect(await decodeSvg(svg)).toEqual({ jsqr: text, zxing: text })
    }),
    { numRuns },
  )
}

function matrixOf(text: string, level: Level): Matrix {
  const result = encodeMatrix(text, { level })
  if (!result.ok) throw new Error('too long for this test')
  return result.matrix
}

async function pngOf(matrix: Matrix, design: Design): Promise<Uint8Array> {
  const result = await writePlainPng(matrix, design)
  if (!result.ok) throw new Error('too small for this test')
  return result.png
}
