import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Design,
  defaultDesign,
  type Frame,
  frameShapes,
  type Logo,
  moduleShapes,
} from '@/qr/design/design'
import { anyDesign } from '@/qr/design/design-for-test'
import { designSchema } from '@/qr/design/design-schema'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { functionKinds, functionMap } from '@/qr/encode/function-patterns'
import type { Matrix } from '@/qr/encode/matrix'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { buildScene } from './build-scene'
import { decodeSvg } from './decode-for-test'
import { drawSvg } from './draw-svg-for-test'
import { renderCodeSvg } from './render-code'
import { renderSvg } from './render-svg'
import type { Scene } from './scene'

const text = 'https://quietzone.example/menu'
const matrix = matrixOf(text)
/** A word that fills its box of 4 by 1 ems. */
const word: OutlinedText = {
  path: 'M0 .2V-.8H4V.2Z',
  width: 4,
  ascent: 0.8,
  descent: 0.2,
  missing: [],
}

/** No clip paths, `use`, groups or scripts. */
const allowed = 'svg title defs linearGradient radialGradient stop path image'.split(' ')

describe('any design', () => {
  it('makes one well-formed document that shows all by itself, the same every time', () => {
    fc.assert(
      fc.property(anyDesign, fc.string(), (design, title) => {
        const svg = renderCodeSvg(matrix, design, { title, frameText: word })
        // Throws if the document is not well-formed XML, at any width.
        drawSvg(svg, 50)
        const elements = Array.from(svg.matchAll(/<([a-zA-Z]+)/g), ([, name = '']) => name)
        for (const element of elements) expect(allowed).toContain(element)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|[ "]-0[ "]|\d\.\d{4}|e-\d/)
        expect(elements.filter((element) => element === 'path').length).toBeLessThanOrEqual(10)
        const ids = Array.from(svg.matchAll(/ id="(.*?)"/g), ([, id = '']) => id)
        const used = Array.from(svg.matchAll(/url\(#(.*?)\)/g), ([, id = '']) => id)
        expect(new Set(used)).toEqual(new Set(ids))
        expect(renderCodeSvg(matrix, structuredClone(design), { title, frameText: word })).toBe(svg)
      }),
      { numRuns: 50 },
    )
  })

  it('survives being saved', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(designSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(design)
      }),
      { numRuns: 50 },
    )
  })

  it('puts the symbol and its quiet zone inside the picture', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { symbol, width, height, widthPx } = buildScene(matrix, design)
        const zone = design.marginModules
        expect(symbol.sizeModules).toBe(matrix.sizeModules)
        expect([symbol.x, symbol.y].every(Number.isInteger)).toBe(true)
        expect(Math.min(symbol.x, symbol.y)).toBeGreaterThanOrEqual(zone)
        expect(symbol.x + symbol.sizeModules + zone).toBeLessThanOrEqual(width)
        expect(symbol.y + symbol.sizeModules + zone).toBeLessThanOrEqual(height)
        expect(widthPx).toBe(design.sizePx)
      }),
      { numRuns: 50 },
    )
  })
})

describe('modules, rings and eyes', () => {
  it.each(moduleShapes)('of shape %s are one path in one color', (shape) => {
    const { items } = buildScene(matrix, withModules({ shape }))
    expect(items).toHaveLength(2)
  })

  it('are three paths in three colors', () => {
    const finders: Design['finders'] = {
      frame: 'leaf',
      pupil: 'leaf',
      frameFill: { kind: 'solid', color: '#ff0000' },
      pupilFill: { kind: 'radial', stops: [stop(0, '#000000'), stop(1, '#00ff00')] },
    }
    expect(buildScene(matrix, { ...defaultDesign, finders }).items).toHaveLength(4)
  })

  it('share a gradient that spans the symbol, not its quiet zone', () => {
    const fill = {
      kind: 'linear' as const,
      angleDegrees: 90,
      stops: [stop(1, '#000000'), stop(0, '#0000FF80')],
    }
    const { items, symbol } = buildScene(matrix, withModules({ shape: 'dot', fill }))
    expect(items).toHaveLength(2)
    expect(items[1]).toMatchObject({
      paint: {
        kind: 'linear',
        y1: symbol.y,
        y2: symbol.y + symbol.sizeModules,
        stops: [
          { offset: 0, color: '#0000ff', opacity: 128 / 255 },
          { offset: 1, color: '#000000', opacity: 1 },
        ],
      },
    })
  })

  it('are sharp only where all edges lie on the grid', () => {
    const crisp = (design: Design) =>
      buildScene(matrix, design).items.map((item) => 'crisp' in item && item.crisp)
    expect(crisp(defaultDesign)).toEqual([true, true])
    expect(crisp(withModules({ shape: 'dot' }))).toEqual([true, false])
  })
})

describe('a logo', () => {
  const logo: Logo = {
    source: { kind: 'icon', name: 'heart', color: '#c3360f' },
    size: 0.25,
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
  const symbol = matrixOf(text, { minVersion: 4 })

  it.each(['square', 'rounded', 'circle'] as const)(
    'clears exactly the modules that its %s touches',
    (shape) => {
      const { plate } = clearedBy({ ...logo, shape })
      // A quarter of the 33 modules and a margin of one on each side.
      const half = (33 / 4 + 2) / 2
      expect(plate).toEqual(
        modulesWhere((x, y) => {
          const [dx, dy] = [x, y].map((at) => Math.max(Math.abs(at - 16) - 0.5, 0)) as [
            number,
            number,
          ]
          if (Math.max(dx, dy) >= half) return false
          const radius = { square: 0, rounded: 0.2 * (33 / 4) + 1, circle: half }[shape]
          const [bx, by] = [dx - half + radius, dy - half + radius]
          return bx <= 0 || by <= 0 || Math.hypot(bx, by) < radius
        }),
      )
    },
  )

  it('clears nothing of what readers look for first, however large it is', () => {
    const kinds = functionMap(symbol.version)
    for (const shape of ['square', 'rounded', 'circle'] as const) {
      const { plate } = clearedBy({ ...logo, shape, size: 0.5, marginModules: 4 })
      const touched = new Set(plate.map((index) => kinds[index]))
      expect([...touched].sort()).toEqual([functionKinds.data])
    }
  })

  it('leaves all modules where it is painted over them or stands between them', () => {
    const white = { kind: 'solid', color: '#ffffff' } as const
    expect(clearedBy({ ...logo, clearing: 'none' }).plate).toEqual([])
    expect(clearedBy({ ...logo, clearing: 'outline', backdrop: white }).plate).toEqual([])
    // Without a plate to cover them, the modules are removed.
    const background: Design['background'] = { fill: { kind: 'none' }, cornerModules: 0 }
    expect(clearedBy({ ...logo, clearing: 'outline' }, background).plate).not.toEqual([])
  })

  it('is rounded by painting over its corners, where something opaque lies around', () => {
    const dataUrl = 'data:image/png;base64,AAAA'
    const source = { kind: 'image', dataUrl, widthPx: 9, heightPx: 9 } as const
    const round: Logo = { ...logo, source, shape: 'circle' }
    const kinds = (change: Partial<Design>) =>
      buildScene(symbol, { ...defaultDesign, logo: round, ...change }).items.map((item) =>
        item.kind === 'picture' ? item.cornerRadius : item.kind,
      )
    expect(kinds({})).toEqual(['shape', 'shape', 33 / 8, 'shape'])
    const background: Design['background'] = { fill: { kind: 'none' }, cornerModules: 0 }
    expect(kinds({ background })).toEqual(['shape', 0])
  })

  it('is drawn and the code still read', async () => {
    const design: Design = { ...defaultDesign, level: 'Q', logo: { ...logo, size: 0.2 } }
    expect(await read(buildScene(matrixOf(text, design), design))).toEqual({
      jsqr: text,
      zxing: text,
    })
  })

  /** Returns the indices of dark modules that are drawn only without the logo. */
  function clearedBy(own: Logo, background = defaultDesign.background) {
    const design = {
      ...defaultDesign,
      marginModules: 0,
      background,
      modules: { ...defaultDesign.modules, shape: 'dot' as const },
    }
    const [before, after] = [null, own].map((one) =>
      drawnDots(buildScene(symbol, { ...design, logo: one })),
    )
    return { plate: [...(before as Set<number>)].filter((index) => !after?.has(index)) }
  }

  /** Returns the modules of `symbol` where a dot begins, by replaying the path's moves. */
  function drawnDots({ items }: Scene): Set<number> {
    const shape = items.find((item) => item.kind === 'shape' && item.path.includes('a.5.5'))
    const found = new Set<number>()
    if (shape?.kind !== 'shape') return found
    const [dots = ''] = shape.path.split(/(?<=z)(?=M)/)
    let [x, y] = [0, 0]
    for (const [, letter, rest = ''] of dots.matchAll(/([Mm])([^a-z]*)/g)) {
      const [dx = 0, dy = 0] = Array.from(rest.matchAll(/-?(\d+\.?\d*|\.\d+)/g), ([n]) => Number(n))
      if (letter === 'M') [x, y] = [dx, dy]
      else [x, y] = [x + dx, y + dy]
      found.add(Math.floor(y) * symbol.sizeModules + Math.floor(x))
    }
    return found
  }

  /** Returns the dark modules, all drawn as dots, at positions that pass the test. */
  function modulesWhere(test: (x: number, y: number) => boolean): number[] {
    const kinds = functionMap(symbol.version)
    const { sizeModules, modules } = symbol
    return [...modules.keys()].filter(
      (index) =>
        modules[index] === 1 &&
        kinds[index] === functionKinds.data &&
        test(index % sizeModules, Math.floor(index / sizeModules)),
    )
  }
})

describe.each(frameShapes)('frame %s', (shape) => {
  const frame: Frame = {
    shape,
    fill: { kind: 'solid', color: '#000000' },
    text: 'Scan me',
    textColor: '#ff0000',
    font: 'sans',
    language: 'en',
  }

  it.each([
    [21, 4],
    [33, 0],
    [177, 4],
  ])('around %i modules leaves the margin of %i free', (sizeModules, marginModules) => {
    const design = { ...defaultDesign, marginModules, frame, minVersion: (sizeModules - 17) / 4 }
    const symbol = matrixOf('A', { minVersion: design.minVersion })
    const scene = buildScene(symbol, design, { frameText: word })
    const dark = pixelsOf(scene)
    const [left, top] = [scene.symbol.x - marginModules, scene.symbol.y - marginModules]
    const side = sizeModules + 2 * marginModules
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const inside = Math.min(x, y, side - 1 - x, side - 1 - y) >= marginModules
        const expected =
          inside && symbol.modules[(y - marginModules) * sizeModules + x - marginModules] === 1
        if (dark(left + x, top + y) !== expected) throw new Error(`Wrong at ${x}, ${y}`)
      }
    }
  })

  it('keeps its words inside its own shape, as large as they fit', () => {
    const scene = buildScene(matrix, { ...defaultDesign, frame }, { frameText: word })
    const words = scene.items.at(-1)
    const hasText = shape !== 'border' && shape !== 'corners'
    expect(words?.kind === 'shape' && words.paint).toMatchObject({
      color: hasText ? '#ff0000' : '#000000',
    })
    if (!hasText || words?.kind !== 'shape') return
    const [, x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(words.path) ?? []).map(Number)
    const [, height = 0] = (/v-([\d.]+)/.exec(words.path) ?? []).map(Number)
    const width = 4 * height
    expect(height).toBeGreaterThan(2)
    expect(x + width / 2).toBeCloseTo(scene.width / 2, 2)
    // Without the text, its whole box has the frame's color.
    const dark = pixelsOf(buildScene(matrix, { ...defaultDesign, frame }))
    for (const [atX, atY] of [
      [x, y],
      [x + width, y],
      [x, y - height],
      [x + width, y - height],
    ] as const) {
      expect(dark(Math.floor(atX), Math.floor(atY))).toBe(true)
    }
  })

  it('is read', async () => {
    const scene = buildScene(matrix, { ...defaultDesign, frame, sizePx: 500 }, { frameText: word })
    expect(await read(scene)).toEqual({ jsqr: text, zxing: text })
  })
})

/** Tests whether the middle of a module of the picture is dark. */
function pixelsOf(scene: Scene): (x: number, y: number) => boolean {
  const scale = 5
  const svg = renderSvg({ ...scene, widthPx: scene.width * scale })
  const { rgba, width } = drawSvg(svg)
  return (x, y) => {
    const index = (Math.floor((y + 0.5) * scale) * width + Math.floor((x + 0.5) * scale)) * 4
    return (rgba[index] ?? 255) < 128
  }
}

function read(scene: Scene) {
  return decodeSvg(renderSvg(scene))
}

function withModules(change: Partial<Design['modules']>): Design {
  return { ...defaultDesign, modules: { ...defaultDesign.modules, ...change } }
}

function stop(offset: number, color: string) {
  return { offset, color }
}

function matrixOf(
  message: string,
  options: { minVersion?: number; level?: Design['level'] } = {},
): Matrix {
  const encoded = encodeMatrix(message, { level: 'M', ...options })
  if (!encoded.ok) throw new Error('too long for this test')
  return encoded.matrix
}
