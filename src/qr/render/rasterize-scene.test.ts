import { createHash } from 'node:crypto'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { readPixelsTwice } from './decode-for-test'
import type { Pixels } from './pixels'
import { rasterizeScene } from './rasterize-scene'
import type { Paint, Scene, SceneShape } from './scene'

const black: Paint = { kind: 'solid', color: '#000000', opacity: 1 }

describe('rasterizeScene', () => {
  it('covers exactly what an independent renderer covers, given 64 samples a pixel', () => {
    // Overlaps, holes, self-crossings, curves and arcs, both directions, partly outside. In large
    // units, because the arcs of resvg are off by up to a tenth of a unit.
    const coordinate = fc.integer({ min: -160, max: 1440 })
    const radius = fc.integer({ min: 1, max: 512 })
    const point = fc.tuple(coordinate, coordinate).map(([x, y]) => `${x} ${y}`)
    const flag = fc.constantFrom('0', '1')
    const step = fc.oneof(
      point.map((to) => `L${to}`),
      fc.tuple(point, point).map(([control, to]) => `Q${control} ${to}`),
      fc.tuple(point, point, point).map(([a, b, to]) => `C${a} ${b} ${to}`),
      fc
        .tuple(radius, radius, fc.integer({ min: 0, max: 180 }), flag, flag, point)
        .map(([rx, ry, turn, large, sweep, to]) => `A${rx} ${ry} ${turn} ${large}${sweep}${to}`),
      point.map((to) => `ZM${to}`),
      fc.constant('h256v256h-256z'),
    )
    const path = fc
      .tuple(point, fc.array(step, { minLength: 2, maxLength: 10 }))
      .map(([start, steps]) => `M${start}${steps.join('')}`)
    fc.assert(
      fc.property(path, (d) => {
        const ours = rasterizeScene(sceneOf([shape(d)], 1280, 1280, 32))
        const theirs = drawFinely(`<path d="${d}"/>`, 1280, 1280, 32)
        // resvg is off by up to a sixteenth of a pixel along every edge.
        expect(meanDifference(ours, theirs)).toBeLessThan(0.5)
        expect(largestDifference(ours, theirs)).toBeLessThan(16)
      }),
      { numRuns: 40 },
    )
  })

  it.each<[string, Paint, string]>([
    [
      'linear',
      gradient({ kind: 'linear', x1: 3, y1: 5, x2: 18, y2: 12 }),
      '<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="3" y1="5" x2="18" y2="12">',
    ],
    [
      'radial',
      gradient({ kind: 'radial', cx: 9, cy: 11, radius: 8 }),
      '<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="9" cy="11" r="8">',
    ],
  ])('paints %s gradients with opacity as SVG does', (kind, paint, opening) => {
    const d = 'M1 1H19V19H1Z'
    const stops =
      '<stop offset=".1" stop-color="#e01010"/><stop offset=".4" stop-color="#10e010" stop-opacity=".5"/><stop offset=".9" stop-color="#1010e0"/>'
    const ours = rasterizeScene(sceneOf([{ ...shape(d), paint }], 20, 20, 100))
    const theirs = drawFinely(
      `${opening}${stops}</${kind}Gradient><path d="${d}" fill="url(#p)"/>`,
      20,
      20,
      100,
    )
    expect(meanDifference(ours, theirs)).toBeLessThan(0.5)
    expect(largestDifference(ours, theirs)).toBeLessThan(4)
  })

  it('lays later items over earlier ones, by their opacity, over the background asked for', () => {
    const items: SceneShape[] = [
      shape('M0 0H2V4H0Z', { kind: 'solid', color: '#ff0000', opacity: 1 }),
      shape('M1 0H3V4H1Z', { kind: 'solid', color: '#0000ff', opacity: 0.5 }),
    ]
    const scene = sceneOf(items, 4, 4, 4)
    expect(rowOf(rasterizeScene(scene), 2)).toEqual([
      'ff0000ff',
      '800080ff',
      '0000ff80',
      '00000000',
    ])
    expect(rowOf(rasterizeScene(scene, { background: '#ffffff' }), 2)).toEqual([
      'ff0000ff',
      '800080ff',
      '8080ffff',
      'ffffffff',
    ])
  })

  it('fills its last row where the height is no whole number of pixels', () => {
    const scene = sceneOf([shape('M0 0H30V40.7H0Z')], 30, 40.7, 100)
    const pixels = rasterizeScene(scene)
    expect([pixels.width, pixels.height]).toEqual([100, 136])
    expect(new Set(pixels.rgba.filter((_, index) => index % 4 === 3))).toEqual(new Set([255]))
  })

  it('keeps crisp shapes sharp at any size from four pixels a module, and the others even', () => {
    const d = 'M1 1h1v1h-1zM3 2h2v3h-2z'
    const grays = (crisp: boolean, widthPx: number) => {
      const scene = sceneOf([{ ...shape(d), crisp }], 7, 7, widthPx)
      return new Set(rasterizeScene(scene).rgba.filter((_, index) => index % 4 === 3)).size
    }
    for (const widthPx of [28, 29, 33, 50, 101]) expect(grays(true, widthPx)).toBe(2)
    expect(grays(false, 33)).toBeGreaterThan(2)
    expect(grays(false, 35)).toBe(2)
  })

  it('draws pictures into their box: grown, shrunk, with alpha and with rounded corners', () => {
    const checks = checkerboard(64)
    const picture = { kind: 'picture', dataUrl: 'a', x: 2, y: 2, width: 4, height: 4 } as const
    const draw = (cornerRadius: number, pixels: Pixels, widthPx = 80) =>
      rasterizeScene(sceneOf([{ ...picture, cornerRadius }], 8, 8, widthPx), {
        pictures: new Map([['a', pixels]]),
      })

    // 64 black and white pixels of a picture are reduced to 8: an even gray.
    expect(rowOf(draw(0, checks, 16), 8).slice(5, 11)).toEqual(Array(6).fill('808080ff'))
    // Each pixel of a picture is enlarged to twenty; the centers have the original colors.
    const grown = draw(0, fourColors())
    expect(rowOf(grown, 25)[25]).toBe('ff0000ff')
    expect(rowOf(grown, 25)[55]).toBe('00ff00ff')
    expect(rowOf(grown, 55)[25]).toBe('0000ffff')
    expect(rowOf(grown, 55)[55]).toBe('00000000')
    expect(rowOf(grown, 20)[20]).toBe('ff0000ff')
    expect(rowOf(grown, 19)[20]).toBe('00000000')
    // Half the side makes a circle.
    const circle = draw(2, checks)
    const alphas = circle.rgba.filter((_, index) => index % 4 === 3)
    const area = alphas.reduce((sum, alpha) => sum + alpha / 255, 0)
    expect(area).toBeCloseTo(Math.PI * 400, -1)
    expect(() => rasterizeScene(sceneOf([{ ...picture, cornerRadius: 0 }], 8, 8, 80))).toThrow()
  })

  it('draws the bytes that it always drew', () => {
    const d = 'M1 5a4 4 0 118 0 4 4 0 01-8 0zM3 4q2-3 4 1l-2.5 3.3z'
    const paint = gradient({ kind: 'radial', cx: 5, cy: 5, radius: 5 })
    const { rgba } = rasterizeScene(sceneOf([{ ...shape(d), paint }], 10, 10, 123))
    expect(createHash('sha256').update(rgba).digest('hex').slice(0, 16)).toBe('7f6e243e9de99905')
  })

  it('draws codes that both readers read, in dots, at 4 pixels a module', async () => {
    const text = 'https://example.com/?q=dots'
    const encoded = encodeMatrix(text, { level: 'M' })
    if (!encoded.ok) throw new Error('too long for this test')
    const { sizeModules, modules } = encoded.matrix
    const d = Array.from(modules, (dark, index) => {
      const x = (index % sizeModules) + 4
      const y = Math.floor(index / sizeModules) + 4
      const corner = Math.min(x, sizeModules + 7 - x) < 11 && Math.min(y, sizeModules + 7 - y) < 11
      if (!dark) return ''
      return corner ? `M${x} ${y}h1v1h-1z` : `M${x} ${y + 0.5}a.5.5 0 111 0 .5.5 0 01-1 0z`
    }).join('')
    const side = sizeModules + 8
    const scene = sceneOf([shape(d)], side, side, side * 4)
    const { rgba, width, height } = rasterizeScene(scene, { background: '#ffffff' })
    expect(await readPixelsTwice(rgba, width, height)).toEqual({ jsqr: text, zxing: text })
  })
})

function sceneOf(items: Scene['items'], width: number, height: number, widthPx: number): Scene {
  return { width, height, widthPx, symbol: { x: 0, y: 0, sizeModules: 1 }, items, title: '' }
}

function shape(path: string, paint = black): SceneShape {
  return { kind: 'shape', path, paint, crisp: false }
}

function gradient(
  line:
    | { kind: 'linear'; x1: number; y1: number; x2: number; y2: number }
    | { kind: 'radial'; cx: number; cy: number; radius: number },
): Paint {
  const stops = [
    { offset: 0.1, color: '#e01010', opacity: 1 },
    { offset: 0.4, color: '#10e010', opacity: 0.5 },
    { offset: 0.9, color: '#1010e0', opacity: 1 },
  ]
  return { ...line, stops }
}

/** Renders at eight times the size and averages 64 pixels each, because resvg has few samples. */
function drawFinely(content: string, width: number, height: number, widthPx: number): Pixels {
  const fine = 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * fine}" height="${(widthPx * fine * height) / width}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const out = { width: widthPx, height: drawn.height / fine }
  const sums = new Float64Array(out.width * out.height * 4)
  // Read once, because each access is a call into native code.
  const { pixels, width: fineWidth } = drawn
  for (let at = 0; at < pixels.length; at++) {
    const pixel = at >> 2
    const y = Math.floor(pixel / fineWidth / fine)
    const x = Math.floor((pixel % fineWidth) / fine)
    const place = (y * out.width + x) * 4 + (at & 3)
    sums[place] = (sums[place] ?? 0) + (pixels[at] ?? 0)
  }
  // resvg returns premultiplied alpha.
  const rgba = Uint8ClampedArray.from(sums, (sum, at) => {
    const alpha = (sums[at | 3] ?? 0) / fine ** 2
    return (at & 3) === 3 ? alpha : alpha === 0 ? 0 : (255 * sum) / fine ** 2 / alpha
  })
  return { rgba, ...out }
}

/** Differences by channel, in steps of 255, colors weighted by alpha. */
function differences(a: Pixels, b: Pixels): number[] {
  expect([a.width, a.height]).toEqual([b.width, b.height])
  return Array.from(a.rgba, (value, at) => {
    const alphaA = (a.rgba[at | 3] ?? 0) / 255
    const alphaB = (b.rgba[at | 3] ?? 0) / 255
    const other = b.rgba[at] ?? 0
    return Math.abs((at & 3) === 3 ? value - other : value * alphaA - other * alphaB)
  })
}

function meanDifference(a: Pixels, b: Pixels): number {
  const all = differences(a, b)
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

function largestDifference(a: Pixels, b: Pixels): number {
  return differences(a, b).reduce((most, value) => Math.max(most, value), 0)
}

function rowOf({ rgba, width }: Pixels, y: number): string[] {
  return Array.from({ length: width }, (_, x) => {
    const at = (y * width + x) * 4
    return [...rgba.subarray(at, at + 4)].map((v) => v.toString(16).padStart(2, '0')).join('')
  })
}

function checkerboard(side: number): Pixels {
  const rgba = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
    const pixel = at >> 2
    return (at & 3) === 3 || ((pixel % side) + Math.floor(pixel / side)) % 2 ? 255 : 0
  })
  return { rgba, width: side, height: side }
}

function fourColors(): Pixels {
  const rgba = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 0)
  return { rgba, width: 2, height: 2 }
}
