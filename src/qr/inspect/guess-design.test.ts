import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { type Design, defaultDesign } from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import type { Pixels } from '@/qr/render/pixels'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { drawDesignPixels, guessFrom } from './draw-for-test'
import {
  expectFill,
  expectPlain,
  expectSamePreset,
  findWrongRandomDesigns,
  findWrongShapes,
  photograph,
  shapesOf,
  solid,
} from './guess-design-for-test'

beforeAll(prepareZxingFromPackage)

describe('the design guessed from a picture', () => {
  it('is exactly plain of a plain code', () => expectPlain(8))

  // Every preset and more random designs are in guess-design.release.test.ts.
  it.each(pickSample(presets, 3))(
    `is the preset $id again (seed ${sampleSeed})`,
    async ({ design: preset }) => expectSamePreset(preset),
  )

  it('has the right shapes if the picture is rotated, a little blurred and grainy', async () => {
    expect(await findWrongShapes(pickSample(presets, 1))).toEqual([])
  })

  it('has the right shapes and kinds of fill of random designs', async () => {
    expect(await findWrongRandomDesigns({ seed: 5, count: 1 })).toEqual([])
  })

  it('knows dots that are smaller than their places', async () => {
    const made: Design = {
      ...defaultDesign,
      modules: { ...defaultDesign.modules, shape: 'dot', scale: 0.7 },
    }
    const { design } = await guessFrom(drawDesignPixels(made))
    expect(design.modules.shape).toBe('dot')
    expect(design.modules.scale).toBeCloseTo(0.7, 1)
  })

  it('keeps a narrow quiet zone and a see-through ground', async () => {
    const made: Design = {
      ...defaultDesign,
      marginModules: 2,
      background: { fill: { kind: 'none' }, cornerModules: 0 },
    }
    const { design } = await guessFrom(drawDesignPixels(made))
    expect(design.background.fill).toEqual({ kind: 'none' })
    expect(design.marginModules).toBe(2)
    expectFill(design.modules.fill, made.modules.fill)
  })

  it('keeps light modules on a dark ground', async () => {
    const made: Design = {
      ...defaultDesign,
      modules: { shape: 'square', scale: 1, fill: solid('#fdf3d0') },
      background: { fill: solid('#102a43'), cornerModules: 0 },
    }
    const { design } = await guessFrom(drawDesignPixels(made))
    expectFill(design.modules.fill, made.modules.fill)
    expectFill(design.background.fill, made.background.fill)
    expect(shapesOf(design)).toEqual(shapesOf(made))
  })

  it('asks for the same symbol: version, level, mask and character set', async () => {
    const made: Design = { ...defaultDesign, level: 'H', minVersion: 9, mask: 5, eci: true }
    const { design } = await guessFrom(drawDesignPixels(made))
    const { level, minVersion, mask, eci } = design
    expect({ level, minVersion, mask, eci }).toEqual({
      level: 'H',
      minVersion: 9,
      mask: 5,
      eci: true,
    })
  })

  it.each([
    ['auto', 'auto'],
    [true, 'auto'],
    [false, false],
  ] as const)('declares the encoding as the code does: %s as %s', async (eci, guessed) => {
    const made: Design = { ...defaultDesign, eci }
    const { design } = await guessFrom(drawDesignPixels(made, { text: 'João' }))
    expect(design.eci).toBe(guessed)
  })

  it('takes gray on gray of a photograph for black on white', async () => {
    const made: Design = {
      ...defaultDesign,
      modules: { shape: 'square', scale: 1, fill: solid('#3a3836') },
      background: { fill: solid('#cfcdc8'), cornerModules: 0 },
    }
    const seen = photograph(drawDesignPixels(made), 10, { blur: 0.2, noise: 12 })
    const { design } = await guessFrom(seen)
    expect(design.modules.fill).toEqual(solid('#000000'))
    expect(design.background.fill).toEqual(solid('#ffffff'))
    expect(design.modules.shape).toBe('square')
  })
})

describe('a logo', () => {
  it.each([
    ['icon' as const, 'square' as const],
    ['photo' as const, 'circle' as const],
  ])('is cut out of the picture: %s', async (kind, shape) => {
    const photo = drawPhoto(120)
    const made: Design = {
      ...defaultDesign,
      level: 'H',
      logo: {
        source:
          kind === 'icon'
            ? { kind: 'icon', name: 'heart', color: '#d6246e' }
            : { kind: 'image', dataUrl: photoUrl, widthPx: 120, heightPx: 120 },
        size: 0.26,
        marginModules: 1,
        shape,
        clearing: 'modules',
        backdrop: { kind: 'none' },
      },
    }
    const pictures = new Map([[photoUrl, photo]])
    const { design, confidence } = await guessFrom(drawDesignPixels(made, { pictures }))
    const logo = design.logo
    if (logo?.source.kind !== 'image') throw new Error('no logo')
    expect(logo.source.dataUrl).toMatch(/^data:image\/png;base64,/)
    expect(logo.size).toBeGreaterThan(0.2)
    expect(logo.size).toBeLessThan(0.3)
    expect(logo.shape).toBe(shape)
    expect(confidence.logo).toBe(1)
    expectFill(design.modules.fill, made.modules.fill)
    expect(design.modules.shape).toBe('square')
  })

  it('is not seen where modules are merely damaged', async () => {
    const pixels = drawDesignPixels({ ...defaultDesign, level: 'H' })
    for (let y = 300; y < 340; y++)
      pixels.rgba.fill(255, (y * pixels.width + 60) * 4, (y * pixels.width + 110) * 4)
    const { design } = await guessFrom(pixels)
    expect(design.logo).toBeNull()
  })
})

const photoUrl = 'data:image/png;base64,AAAA'

/** Draws an opaque photo without any white. */
function drawPhoto(sidePx: number): Pixels {
  const rgba = new Uint8ClampedArray(sidePx * sidePx * 4)
  for (let index = 0; index < sidePx * sidePx; index++) {
    const [x, y] = [index % sidePx, Math.floor(index / sidePx)]
    rgba.set([40 + x, 90, 60 + y, 255], index * 4)
  }
  return { rgba, width: sidePx, height: sidePx }
}
