import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design/contrast-ratio'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import { codewordMap } from '@/qr/encode/codeword-map'
import { type Level, levels } from '@/qr/encode/matrix'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import type { Scene } from '@/qr/render/scene'
import { drawDesign } from './draw-design'
import { inspectPicture } from './inspect-picture'

const text = 'https://example.com/a'

function draw(change: Partial<Design> = {}) {
  const drawn = drawDesign({ text, design: { ...defaultDesign, ...change } })
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.picture
}

/** Paints paths in scene units over a picture. */
function paintOver(picture: ReturnType<typeof draw>, paths: Record<string, string>) {
  const { scene, pixels } = picture
  const over: Scene = {
    ...(scene as Scene),
    items: [
      ...(scene as Scene).items,
      ...Object.entries(paths).map(([color, path]) => ({
        kind: 'shape' as const,
        path,
        paint: { kind: 'solid' as const, color, opacity: 1 },
        crisp: true,
      })),
    ],
  }
  return { ...picture, pixels: rasterizeScene(over, { widthPx: pixels.width }) }
}

const square = (x: number, y: number, side: number) => `M${x},${y}h${side}v${side}h${-side}z`

describe('error correction', () => {
  it('is unused in a plain code', () => {
    expect(inspectPicture(draw()).errorCorrection).toMatchObject({
      worst: 1,
      grade: 'A',
      lost: false,
    })
  })

  it('counts the codewords of which a module is wrong', () => {
    const picture = draw()
    const { sizeModules, modules, version } = picture.matrix
    const codewords = codewordMap(version)
    // Two modules of codeword 3 and one of codeword 20 change their color.
    const flipped = [...modules.keys()].filter((at) => codewords[at] === 3).slice(0, 2)
    flipped.push([...modules.keys()].find((at) => codewords[at] === 20) as number)
    const pathOf = (dark: number) =>
      flipped
        .filter((at) => modules[at] === dark)
        .map((at) => square(4 + (at % sizeModules), 4 + Math.floor(at / sizeModules), 1))
        .join('')
    const { errorCorrection } = inspectPicture(
      paintOver(picture, { '#ffffff': pathOf(1), '#000000': pathOf(0) }),
    )
    const [block] = errorCorrection.blocks
    expect(errorCorrection.blocks).toHaveLength(1)
    expect(block?.wrongCodewords).toBe(2)
    expect(errorCorrection.worst).toBeCloseTo(1 - 4 / (block?.ecCodewords ?? 0))
  })

  it.each(levels)('at level %s falls as the logo grows, to nothing at last', (level: Level) => {
    const unused = [0.1, 0.2, 0.3, 0.4].map((size) => {
      const logo: Logo = {
        source: { kind: 'icon', name: 'heart', color: '#000000' },
        size,
        marginModules: 0,
        shape: 'square',
        clearing: 'outline',
        backdrop: { kind: 'solid', color: '#ffffff' },
      }
      return inspectPicture(draw({ level, logo })).errorCorrection.worst
    })
    expect(unused).toEqual([...unused].sort((a, b) => b - a))
    expect(unused[0]).toBeGreaterThan(0.37)
    if (level === 'L') expect(unused[3]).toBeLessThan(0)
  })

  it('is lost where half the code is painted over', () => {
    const { errorCorrection } = inspectPicture(paintOver(draw(), { '#ffffff': square(14, 4, 30) }))
    expect(errorCorrection.lost).toBe(true)
  })
})

describe('contrast', () => {
  it('is that of the two colors', () => {
    const fill = { kind: 'solid', color: '#2a6f97' } as const
    const { contrast } = inspectPicture(draw({ modules: { ...defaultDesign.modules, fill } }))
    expect(contrast.ratio).toBeCloseTo(contrastRatio('#2a6f97', '#ffffff'), 1)
    expect(contrast.inverted).toBe(false)
  })

  it('of a gradient is that of its fainter end', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#bbbbbb' },
    ]
    const fill = { kind: 'linear', angleDegrees: 0, stops } as const
    const { contrast } = inspectPicture(draw({ modules: { ...defaultDesign.modules, fill } }))
    expect(contrast.ratio).toBeLessThan(contrastRatio('#b0b0b0', '#ffffff'))
    expect(contrast.symbolContrast).toBeGreaterThan(0.9)
  })

  it('of light modules on a dark ground is called inverted', () => {
    const { contrast, errorCorrection } = inspectPicture(
      draw({
        modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ffffff' } },
        background: { fill: { kind: 'solid', color: '#000000' }, cornerModules: 0 },
      }),
    )
    expect(contrast).toMatchObject({ inverted: true, ratio: expect.closeTo(21, 0) })
    expect(errorCorrection.worst).toBe(1)
  })

  it('of a see-through ground is judged on black as well', () => {
    const background = { fill: { kind: 'none' }, cornerModules: 0 } as const
    expect(inspectPicture(draw({ background })).contrastOnBlack).toBeLessThan(2)
    expect(inspectPicture(draw()).contrastOnBlack).toBeNull()
  })
})

describe('quiet zone', () => {
  it.each([0, 1, 2, 3, 4, 6])('of %i modules is measured', (marginModules) => {
    const { quietZone } = inspectPicture(draw({ marginModules }))
    expect(quietZone.modules).toBe(marginModules)
  })

  it('ends at what is painted into it', () => {
    const { quietZone } = inspectPicture(paintOver(draw(), { '#000000': square(10, 1, 1) }))
    expect(quietZone).toMatchObject({ narrowest: 'top', modules: 2, sides: { left: 4 } })
  })

  it('is narrower where the ground is round and the page is dark', () => {
    const round = { fill: { kind: 'solid', color: '#ffffff' }, cornerModules: 8 } as const
    expect(inspectPicture(draw({ background: round })).quietZone.modules).toBeLessThan(4)
  })
})

describe('finders', () => {
  it('are whole and in proportion in a plain code', () => {
    for (const finder of inspectPicture(draw()).finders)
      expect(finder).toMatchObject({
        linesInProportion: 1,
        centerInProportion: true,
        eyeModules: expect.closeTo(3),
        ring: 1,
      })
  })

  it('are broken where the ring is made of dots', () => {
    const gaps = [0, 2, 4, 6].map((at) => `M${4 + at + 0.8},3.9h.4v8h-.4z`).join('')
    const { finders } = inspectPicture(paintOver(draw(), { '#ffffff': gaps }))
    expect(finders[0]?.ring).toBeLessThan(1)
    expect(finders[1]?.ring).toBe(1)
  })

  it('have an eye whose width is measured', () => {
    const light = `${square(6, 6, 3)}`
    const { finders } = inspectPicture(
      paintOver(draw(), { '#ffffff': light, '#000000': square(6.5, 6.5, 2) }),
    )
    expect(finders[0]?.eyeModules).toBeCloseTo(2, 1)
    expect(finders[0]?.centerInProportion).toBe(false)
  })
})

it.each([
  [1, 1],
  [0.8, 0.8],
  [0.5, 0.5],
])('dots of %f are measured', (scale, size) => {
  const modules = { ...defaultDesign.modules, shape: 'dot', scale } as const
  expect(inspectPicture(draw({ modules })).moduleSize).toBeCloseTo(size, 1)
})

it('advises the width at which a module is 0.4 mm', () => {
  const picture = draw()
  expect(inspectPicture(picture).print).toEqual({
    minSizeMm: Math.ceil(picture.scene.width * 0.4),
    readingDistanceMm: Math.round(picture.matrix.sizeModules * 0.4) * 10,
  })
})
