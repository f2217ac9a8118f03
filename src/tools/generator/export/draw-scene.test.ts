import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import { buildScene, rasterizeScene } from '@/qr/render'
import { drawScene } from './draw-scene'
import type { DrawnTarget } from './export-target'

const design: Design = {
  ...defaultDesign,
  modules: {
    shape: 'dot',
    scale: 1,
    fill: {
      kind: 'linear',
      angleDegrees: 45,
      stops: [
        { offset: 0, color: '#123456' },
        { offset: 1, color: '#6a1b2d' },
      ],
    },
  },
}
const encoded = encodeMatrix('https://example.com/menu', { level: 'M' })
if (!encoded.ok) throw new Error('too long for this test')
const scene = buildScene(encoded.matrix, design, { title: 'A menu' })

async function bytesOf(target: DrawnTarget): Promise<Uint8Array> {
  const shares: number[] = []
  const answer = await drawScene({ scene, pictures: new Map(), target }, (share) =>
    shares.push(share),
  )
  if (answer.kind !== 'drawn') throw new Error(answer.problem)
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  return answer.bytes
}

describe('drawScene', () => {
  it('draws a PNG of the width and density asked for, as the screen shows it', async () => {
    const png = await bytesOf({ format: 'png', widthPx: 591, dpi: 600 })
    expect(await sharp(png).metadata()).toMatchObject({ width: 591, height: 591, density: 600 })
    const drawn = await sharp(png).ensureAlpha().raw().toBuffer()
    expect(drawn.equals(Buffer.from(rasterizeScene(scene, { widthPx: 591 }).rgba))).toBe(true)
  })

  it.each([
    ['rgb', /\/DeviceRGB/],
    ['cmyk', /\/DeviceCMYK/],
    [{ spot: 'PANTONE 287 C', cmyk: [1, 0.75, 0.02, 0.18] }, /PANTONE#20287#20C/],
  ] as const)('draws a PDF in %j of the width asked for', async (color, expected) => {
    const pdf = new TextDecoder('latin1').decode(
      await bytesOf({ format: 'pdf', widthMm: 25.4, color }),
    )
    expect(pdf).toContain('/MediaBox[0 0 72 72]')
    expect(pdf).toMatch(expected)
  })

  it('draws an EPS of the width asked for', async () => {
    const eps = new TextDecoder().decode(
      await bytesOf({ format: 'eps', widthMm: 50.8, color: 'cmyk' }),
    )
    expect(eps).toContain('%%BoundingBox: 0 0 144 144')
  })

  it('says that a platform without a canvas writes no JPEG, and that memory ran out', async () => {
    const draw = (target: DrawnTarget, drawn = scene) =>
      drawScene({ scene: drawn, pictures: new Map(), target }, () => {})
    expect(await draw({ format: 'jpeg', widthPx: 300 })).toEqual({
      kind: 'failed',
      problem: 'cannotWrite',
    })
    expect(await draw({ format: 'png', widthPx: 2 ** 33 })).toEqual({
      kind: 'failed',
      problem: 'tooLarge',
    })
  })
})
