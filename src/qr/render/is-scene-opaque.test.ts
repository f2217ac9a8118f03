import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from './build-scene'
import { isSceneOpaque } from './is-scene-opaque'
import { rasterizeScene } from './rasterize-scene'

const background = (change: Partial<Design['background']>): Partial<Design> => ({
  background: { ...defaultDesign.background, ...change },
})

describe('isSceneOpaque', () => {
  it.each([
    ['a filled ground', {}, true],
    ['no ground', background({ fill: { kind: 'none' } }), false],
    [
      'a ground that shows through',
      background({ fill: { kind: 'solid', color: '#ffffff80' } }),
      false,
    ],
    ['round corners', background({ cornerModules: 4 }), false],
    [
      'a gradient',
      background({
        fill: {
          kind: 'radial',
          stops: [
            { offset: 0, color: '#ffffff' },
            { offset: 1, color: '#eeddcc' },
          ],
        },
      }),
      true,
    ],
  ])('tells of %s what its pixels tell', (_, change, expected) => {
    const encoded = encodeMatrix('https://example.com/', { level: 'M' })
    if (!encoded.ok) throw new Error('too long for this test')
    const scene = buildScene(encoded.matrix, { ...defaultDesign, ...change })
    const { rgba } = rasterizeScene(scene, { widthPx: 211 })
    const alphas = rgba.filter((_, at) => (at & 3) === 3)
    expect(isSceneOpaque(scene)).toBe(expected)
    expect(alphas.every((alpha) => alpha === 255)).toBe(expected)
  })
})
