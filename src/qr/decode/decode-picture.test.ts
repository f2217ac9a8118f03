import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundCode } from './code-found'
import { decodePicture } from './decode-picture'
import { drawSymbolPicture, lightGray, lumaToPixels, place, pullCorners } from './draw-for-test'
import { sourceOfPixels } from './picture-source'
import type { Luma } from './pixels/luma'
import { rotateLuma } from './pixels/rotate-luma'
import { invertLuma, toneLuma } from './pixels/tone-luma'
import { prepareZxingFromPackage } from './prepare-zxing.node'

beforeAll(prepareZxingFromPackage)

function blankPage(width: number, height: number): Luma {
  return { values: new Uint8Array(width * height).fill(lightGray), width, height }
}

/** Adds a light stain of a seventh of the width, right of the middle. */
function stain(picture: Luma): Luma {
  const { width } = picture
  const side = Math.floor(width / 7)
  const stained = { ...picture, luma: picture.values.slice() }
  place(stained, blankPage(side, side), Math.floor(width * 0.5), Math.floor(width * 0.52))
  return stained
}

function pull(picture: Luma): Luma {
  const { width: w, height: h } = picture
  const corners = [
    { x: w * 0.1, y: 0 },
    { x: w * 0.9, y: h * 0.08 },
    { x: w, y: h },
    { x: 0, y: h * 0.9 },
  ] as const
  return pullCorners(picture, corners, w, h).picture
}

const ways: readonly [string, (picture: Luma) => Luma][] = [
  ['plain', (picture) => picture],
  ['turned', (picture) => rotateLuma(picture, 0.5).luma],
  ['inverted', invertLuma],
  ['stained', stain],
  ['pale', (picture) => toneLuma(picture, (gray) => 0.75 + gray / 8)],
  ['from the side', pull],
]

const textsOf = (codes: readonly FoundCode[]) => codes.map(({ text }) => text).sort()

describe('a sheet of codes', () => {
  it('of many sizes, some hard to read, is read to the last one', async () => {
    const page = blankPage(1800, 1300)
    const wanted: string[] = []
    for (const [index, pxPerModule] of [7, 4].entries()) {
      let left = 10
      for (const [name, change] of ways) {
        const text = `${name}, ${pxPerModule} px a module`
        const picture = change(drawSymbolPicture(text, { pxPerModule }))
        place(page, picture, left, 20 + index * 600)
        left += Math.ceil(1780 / ways.length)
        wanted.push(text)
      }
    }
    const told: number[] = []
    const found = await decodePicture(sourceOfPixels(lumaToPixels(page)), {
      budgetMs: 25_000,
      findAll: true,
      onFound: (codes) => told.push(codes.length),
    })
    expect(textsOf(found)).toEqual(wanted.sort())
    expect(told.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBe(wanted.length)
  })
})

describe('a picture too large to be seen at its own size', () => {
  const page = blankPage(6000, 4400)
  const small = drawSymbolPicture('Two pixels a module', { pxPerModule: 2 })
  // Includes places where neighboring parts meet, so that both parts contain the code.
  const places = [
    [20, 30],
    [2900, 2150],
    [5900, 4320],
  ] as const
  for (const [left, top] of places) place(page, small, left, top)

  it('gives the small codes in it, each once, in its own pixels', async () => {
    const steps: string[] = []
    const found = await decodePicture(sourceOfPixels(lumaToPixels(page)), {
      budgetMs: 25_000,
      onProgress: ({ name, quick }) => {
        if (!quick) steps.push(name)
      },
    })
    expect(textsOf(found)).toEqual(places.map(() => 'Two pixels a module'))
    const lefts = found.map(({ corners }) => Math.round(corners[0].x)).sort((a, b) => a - b)
    expect(lefts[0]).toBeCloseTo(28, -1)
    expect(lefts[1]).toBeCloseTo(2908, -1)
    expect(lefts[2]).toBeCloseTo(5908, -1)
    expect(steps[0]).toMatch(/^part 1 of \d+, plain$/)
  })
})
