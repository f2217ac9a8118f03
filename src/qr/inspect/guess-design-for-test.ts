import { expect } from 'vitest'
import { distortPicture } from '@/qr/check/distort-picture'
import { flattenPixels } from '@/qr/check/flatten-pixels'
import { splitPixels } from '@/qr/check/plane'
import { applyPreset } from '@/qr/design/apply-preset'
import { type Design, defaultDesign, type Fill } from '@/qr/design/design'
import type { presets } from '@/qr/design/presets'
import { makeRandomDesign } from '@/qr/design/random-design'
import type { Pixels } from '@/qr/render/pixels'
import { drawDesignPixels, guessFrom } from './draw-for-test'

export const solid = (color: string): Fill => ({ kind: 'solid', color })

/** Draws the page as photographed with a tilted camera. */
export function photograph(
  pixels: Pixels,
  pxPerModule: number,
  { blur = 0, noise = 0, rotation = 7 },
) {
  return distortPicture(splitPixels(flattenPixels(pixels, 255)), {
    pxPerModule,
    blur,
    noise,
    rotation,
    surround: 'page',
  })
}

export const shapesOf = ({ modules, finders }: Design) => [
  modules.shape,
  modules.scale,
  finders.frame,
  finders.pupil,
]

/** Compares fills and ignores color differences that are not visible. */
export function expectFill(guessed: Fill | null, made: Fill | null) {
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

/** Expects an exact guess for a plain code. `prepareZxing` must have been called. */
export async function expectPlain(pxPerModule: number): Promise<void> {
  const plain: Design = {
    ...defaultDesign,
    modules: { shape: 'square', scale: 1, fill: solid('#000000') },
  }
  const { design, confidence } = await guessFrom(drawDesignPixels(plain, { pxPerModule }))
  expect(design).toEqual({ ...plain, level: design.level })
  for (const share of Object.values(confidence)) expect(share).toBeGreaterThan(0.7)
}

/**
 * Expects the guess for a drawn preset to match the preset. `prepareZxing` must have been called.
 */
export async function expectSamePreset(preset: (typeof presets)[number]['design']): Promise<void> {
  const made = applyPreset(defaultDesign, preset)
  const { design } = await guessFrom(drawDesignPixels(made, { pxPerModule: 9 }))
  expect(shapesOf(design)).toEqual(shapesOf(made))
  expectFill(design.modules.fill, made.modules.fill)
  expectFill(design.background.fill, made.background.fill)
  expectFill(design.finders.pupilFill, made.finders.pupilFill)
  expect(design.marginModules).toBe(made.marginModules)
  expect(Math.abs(design.background.cornerModules - made.background.cornerModules)).toBeLessThan(1)
  expect(design).toMatchObject({ minVersion: 1, mask: 'auto', eci: 'auto', logo: null })
}

/** Lists shapes that are guessed wrong in photographs of presets. */
export async function findWrongShapes(
  photographed: readonly Pick<(typeof presets)[number], 'id' | 'design'>[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, design: preset } of photographed) {
    const made = applyPreset(defaultDesign, preset)
    const seen = photograph(drawDesignPixels(made), 10, { blur: 0.12, noise: 3 })
    const { design } = await guessFrom(seen)
    for (const [index, shape] of shapesOf(made).entries()) {
      const guessed = shapesOf(design)[index]
      if (guessed !== shape) wrong.push(`${id}: ${shape} as ${guessed}`)
    }
  }
  return wrong
}

/** Lists random designs whose shapes are guessed wrong; the kind of fill must be right in all. */
export async function findWrongRandomDesigns({ seed, count }: { seed: number; count: number }) {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const wrong: string[] = []
  for (let index = 0; index < count; index++) {
    const made = makeRandomDesign(random, defaultDesign)
    const { design } = await guessFrom(drawDesignPixels(made, { pxPerModule: 8 }))
    if (String(shapesOf(design)) !== String(shapesOf(made))) {
      wrong.push(`${shapesOf(made)} as ${shapesOf(design)}`)
    }
    expect(design.modules.fill.kind).toBe(made.modules.fill.kind)
  }
  return wrong
}
