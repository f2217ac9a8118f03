import { beforeAll, describe, expect, it } from 'vitest'
import { distortPicture } from '@/qr/check/distort-picture'
import { flattenPixels } from '@/qr/check/flatten-pixels'
import { splitPixels } from '@/qr/check/plane'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { applyPreset } from '@/qr/design/apply-preset'
import { type Design, defaultDesign, type Fill } from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import { makeRandomDesign } from '@/qr/design/random-design'
import type { Pixels } from '@/qr/render/pixels'
import { drawDesign, guessFrom } from './draw-for-test'

beforeAll(prepareZxingFromPackage)

const solid = (color: string): Fill => ({ kind: 'solid', color })

/** As a camera that is held askew sees it on a page. */
function photograph(pixels: Pixels, pxPerModule: number, { blur = 0, noise = 0, rotation = 7 }) {
  return distortPicture(splitPixels(flattenPixels(pixels, 255)), {
    pxPerModule,
    blur,
    noise,
    rotation,
    surround: 'page',
  })
}

const shapesOf = ({ modules, finders }: Design) => [
  modules.shape,
  modules.scale,
  finders.frame,
  finders.pupil,
]

/** Colours that nobody can tell apart are the same. */
function expectFill(guessed: Fill | null, made: Fill | null) {
  expect(guessed?.kind).toBe(made?.kind)
  const colors = (fill: Fill | null) =>
    !fill || fill.kind === 'none'
      ? []
      : fill.kind === 'solid'
        ? [fill.color]
        : fill.stops.map(({ color }) => color)
  const channels = (color: string) =>
    [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const [seen, wanted] = [colors(guessed).map(channels), colors(made).map(channels)]
  expect(seen.length).toBe(wanted.length)
  for (const [index, color] of wanted.entries()) {
    for (const [channel, value] of color.entries()) {
      expect(Math.abs(value - (seen[index]?.[channel] ?? -99))).toBeLessThan(4)
    }
  }
}

describe('the design guessed from a picture', { timeout: 20_000 }, () => {
  it.each([8, 10, 12])('is exactly plain of a plain code, at %i pixels a module', async (px) => {
    const plain: Design = {
      ...defaultDesign,
      modules: { shape: 'square', scale: 1, fill: solid('#000000') },
    }
    const { design, confidence } = await guessFrom(drawDesign(plain, { pxPerModule: px }))
    expect(design).toEqual({ ...plain, level: design.level })
    for (const share of Object.values(confidence)) expect(share).toBeGreaterThan(0.7)
  })

  it.each(presets)('is the preset $id again', async ({ design: preset }) => {
    const made = applyPreset(defaultDesign, preset)
    const { design } = await guessFrom(drawDesign(made, { pxPerModule: 9 }))
    expect(shapesOf(design)).toEqual(shapesOf(made))
    expectFill(design.modules.fill, made.modules.fill)
    expectFill(design.background.fill, made.background.fill)
    expectFill(design.finders.pupilFill, made.finders.pupilFill)
    expect(design.marginModules).toBe(made.marginModules)
    expect(Math.abs(design.background.cornerModules - made.background.cornerModules)).toBeLessThan(
      1,
    )
    expect(design).toMatchObject({ minVersion: 1, mask: 'auto', eci: false, logo: null })
  })

  it('has the right shapes where the picture is turned, a little blurred and grainy', async () => {
    const wrong: string[] = []
    // Every other one, for time.
    for (const { id, design: preset } of presets.filter((_, index) => index % 2)) {
      const made = applyPreset(defaultDesign, preset)
      const seen = photograph(drawDesign(made), 10, { blur: 0.12, noise: 3 })
      const { design } = await guessFrom(seen)
      for (const [index, shape] of shapesOf(made).entries()) {
        const guessed = shapesOf(design)[index]
        if (guessed !== shape) wrong.push(`${id}: ${shape} as ${guessed}`)
      }
    }
    // Of forty.
    expect(wrong.length, wrong.join('\n')).toBeLessThan(4)
  }, 60_000)

  it('has the right shapes and kinds of fill of looks made up by chance', async () => {
    let seed = 5
    const random = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    const wrong: string[] = []
    for (let index = 0; index < 8; index++) {
      const made = makeRandomDesign(random, defaultDesign)
      const { design } = await guessFrom(drawDesign(made, { pxPerModule: 8 }))
      if (String(shapesOf(design)) !== String(shapesOf(made))) {
        wrong.push(`${shapesOf(made)} as ${shapesOf(design)}`)
      }
      expect(design.modules.fill.kind).toBe(made.modules.fill.kind)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThan(2)
  }, 30_000)

  it('knows dots that are smaller than their places', async () => {
    const made: Design = {
      ...defaultDesign,
      modules: { ...defaultDesign.modules, shape: 'dot', scale: 0.7 },
    }
    const { design } = await guessFrom(drawDesign(made))
    expect(design.modules.shape).toBe('dot')
    expect(design.modules.scale).toBeCloseTo(0.7, 1)
  })

  it('keeps a narrow quiet zone and a see-through ground', async () => {
    const made: Design = {
      ...defaultDesign,
      marginModules: 2,
      background: { fill: { kind: 'none' }, cornerModules: 0 },
    }
    const { design } = await guessFrom(drawDesign(made))
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
    const { design } = await guessFrom(drawDesign(made))
    expectFill(design.modules.fill, made.modules.fill)
    expectFill(design.background.fill, made.background.fill)
    expect(shapesOf(design)).toEqual(shapesOf(made))
  })

  it('asks for the same symbol: version, level, mask and character set', async () => {
    const made: Design = { ...defaultDesign, level: 'H', minVersion: 9, mask: 5, eci: true }
    const { design } = await guessFrom(drawDesign(made))
    const { level, minVersion, mask, eci } = design
    expect({ level, minVersion, mask, eci }).toEqual({
      level: 'H',
      minVersion: 9,
      mask: 5,
      eci: true,
    })
  })

  it('takes grey on grey of a photograph for black on white', async () => {
    const made: Design = {
      ...defaultDesign,
      modules: { shape: 'square', scale: 1, fill: solid('#3a3836') },
      background: { fill: solid('#cfcdc8'), cornerModules: 0 },
    }
    const seen = photograph(drawDesign(made), 10, { blur: 0.2, noise: 12 })
    const { design } = await guessFrom(seen)
    expect(design.modules.fill).toEqual(solid('#000000'))
    expect(design.background.fill).toEqual(solid('#ffffff'))
    expect(design.modules.shape).toBe('square')
  })
})

describe('a logo', { timeout: 20_000 }, () => {
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
    const { design, confidence } = await guessFrom(drawDesign(made, { pictures }))
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
    const pixels = drawDesign({ ...defaultDesign, level: 'H' })
    for (let y = 300; y < 340; y++)
      pixels.rgba.fill(255, (y * pixels.width + 60) * 4, (y * pixels.width + 110) * 4)
    const { design } = await guessFrom(pixels)
    expect(design.logo).toBeNull()
  })
})

const photoUrl = 'data:image/png;base64,AAAA'

/** Opaque, and nowhere white. */
function drawPhoto(sidePx: number): Pixels {
  const rgba = new Uint8ClampedArray(sidePx * sidePx * 4)
  for (let index = 0; index < sidePx * sidePx; index++) {
    const [x, y] = [index % sidePx, Math.floor(index / sidePx)]
    rgba.set([40 + x, 90, 60 + y, 255], index * 4)
  }
  return { rgba, width: sidePx, height: sidePx }
}
