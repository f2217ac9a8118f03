import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign, frameShapes } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene } from '@/qr/render'
import { judgeSize, measurePicture } from './judge-size'

const encoded = encodeMatrix('https://example.com/', { level: 'M' })
if (!encoded.ok) throw new Error('too long for this test')
const { matrix } = encoded
const picture = measurePicture(matrix, defaultDesign)

describe('judgeSize', () => {
  it.each([
    [{ format: 'svg' }, { kind: 'good' }],
    [{ format: 'png', widthPx: 132 }, { kind: 'good' }],
    [
      { format: 'webp', widthPx: 131 },
      { kind: 'coarse', safePx: 132 },
    ],
    [{ format: 'pdf', widthMm: 14, color: 'rgb' }, { kind: 'good' }],
    [
      { format: 'eps', widthMm: 10, color: 'rgb' },
      { kind: 'fine', moduleMm: 10 / 33, safeMm: 14 },
    ],
    [{ format: 'png', widthPx: 165, dpi: 300 }, { kind: 'good' }],
    [
      { format: 'png', widthPx: 59, dpi: 300 },
      { kind: 'fine', safeMm: 14 },
    ],
    [
      { format: 'jpeg', widthPx: 142, dpi: 300 },
      { kind: 'fine', safeMm: 14 },
    ],
  ] as const)('says of %j %j', (target, expected) => {
    expect(judgeSize(target, picture)).toMatchObject(expected)
  })
})

describe('judgeSize of a code whose width is prescribed', () => {
  const target = (widthMm: number) => ({ format: 'svg', widthMm }) as const

  it('requires this width of the symbol, with what is around it in addition', () => {
    const fixed = judgeSize(target(50), picture, 46)
    expect(fixed).toEqual({
      kind: 'inexact',
      symbolMm: expect.closeTo((50 / 33) * 25),
      requiredMm: 46,
      safeMm: 60.7,
    })
    expect(judgeSize(target(60.7), picture, 46)).toEqual({ kind: 'good' })
    expect(judgeSize(target(62), picture, 46).kind).toBe('inexact')
    expect(judgeSize({ format: 'png', widthPx: 717, dpi: 300 }, picture, 46).kind).toBe('good')
  })
})

describe('measurePicture', () => {
  it.each(frameShapes)('measures a code in the frame %s as it is drawn', (shape) => {
    const design: Design = {
      ...defaultDesign,
      frame: {
        shape,
        fill: { kind: 'solid', color: '#000000' },
        text: '',
        textColor: '#ffffff',
        font: 'sans',
        language: 'en',
      },
    }
    const { width, height } = buildScene(matrix, design)
    expect(measurePicture(matrix, design)).toMatchObject({ width, height })
  })
})
