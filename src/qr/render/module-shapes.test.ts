import { describe, expect, it } from 'vitest'
import {
  type Design,
  defaultDesign,
  finderFrames,
  finderPupils,
  type ModuleShape,
  moduleShapes,
} from '@/qr/design/design'
import { encodeOptions } from '@/qr/design/encode-options'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { decodeSvg, type Readings } from './decode-for-test'
import { renderCodeSvg } from './render-code'

const text = 'https://quietzone.example/menu'

async function read(design: Design, message = text, pxPerModule = 8): Promise<Readings> {
  const encoded = encodeMatrix(message, encodeOptions(design))
  if (!encoded.ok) throw new Error('too long for this test')
  const sizePx = (encoded.matrix.sizeModules + 2 * design.marginModules) * pxPerModule
  const svg = renderCodeSvg(encoded.matrix, { ...design, sizePx: Math.min(sizePx, 4000) })
  return decodeSvg(svg)
}

describe('finders', () => {
  const pairs = finderFrames.flatMap((frame) => finderPupils.map((pupil) => ({ frame, pupil })))
  const missedByJsqr: string[] = []

  it.each(pairs)('with the frame $frame and the pupil $pupil are found', async (pair) => {
    // Two of twelve for each of eighty pairs: every shape is combined with every ring and every
    // eye.
    const start = finderFrames.indexOf(pair.frame) + finderPupils.indexOf(pair.pupil)
    for (const step of [0, 5]) {
      const shape = moduleShapes[(start + step) % moduleShapes.length] as ModuleShape
      const readings = await read({
        ...defaultDesign,
        // A warm black; the rounding of a pure one moves single diagonals of jsQR.
        modules: { ...defaultDesign.modules, shape, fill: { kind: 'solid', color: '#1a1815' } },
        finders: { ...defaultDesign.finders, ...pair },
      })
      expect(readings.zxing, shape).toBe(text)
      if (readings.jsqr !== text) missedByJsqr.push(`${shape} ${pair.frame} ${pair.pupil}`)
    }
  })

  it('are found by jsQR too, which wants diagonals like sides, but for very few', () => {
    expect(missedByJsqr.length, missedByJsqr.join(', ')).toBeLessThanOrEqual(
      0.05 * 2 * pairs.length,
    )
  })
})

describe.each(moduleShapes)('module shape %s', (shape) => {
  const design = { ...defaultDesign, modules: { ...defaultDesign.modules, shape } }

  it('is read at the smallest size', async () => {
    expect(await read({ ...design, level: 'L' }, 'HELLO')).toEqual({
      jsqr: 'HELLO',
      zxing: 'HELLO',
    })
  })

  it('is read with alignment patterns', async () => {
    const long = `${text}?${'with=more&'.repeat(12)}`
    expect(await read(design, long, 5)).toEqual({ jsqr: long, zxing: long })
  })

  it('is read at the largest size', async () => {
    const huge = 'The quick brown fox jumps over the lazy dog. '.repeat(50)
    expect((await read({ ...design, minVersion: 40 }, huge, 3)).zxing).toBe(huge)
  })

  it('is read at four fifths of its size', async () => {
    const modules = { ...design.modules, scale: 0.8 }
    expect((await read({ ...design, modules })).zxing).toBe(text)
  })
})
