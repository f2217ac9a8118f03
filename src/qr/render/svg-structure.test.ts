import { describe, expect, it } from 'vitest'
import { applyPreset } from '@/qr/design/apply-preset'
import {
  type Design,
  defaultDesign,
  finderFrames,
  finderPupils,
  frameShapes,
  logoClearings,
  logoShapes,
  moduleShapes,
} from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { renderCodeSvg } from './render-code'

/** Elements and attributes that Illustrator, Figma, Inkscape and Preview all render correctly. */
const attributesOf: Record<string, readonly string[]> = {
  svg: ['xmlns', 'xmlns:xlink', 'width', 'height', 'viewBox', 'role', 'shape-rendering'],
  title: [],
  defs: [],
  linearGradient: ['id', 'gradientUnits', 'x1', 'y1', 'x2', 'y2'],
  radialGradient: ['id', 'gradientUnits', 'cx', 'cy', 'r'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  path: ['fill', 'fill-opacity', 'fill-rule', 'shape-rendering', 'd'],
  image: ['x', 'y', 'width', 'height', 'preserveAspectRatio', 'xlink:href'],
}
/**
 * Shapes that merge neighbors into one outline or rows into bars; the others are separate by
 * design.
 */
const joined = ['square', 'rounded', 'extra-rounded', 'classy', 'classy-rounded'] as const

const matrix = matrixOf('https://quietzone.example/menu')
const words: OutlinedText = {
  path: 'M0 .2V-.8H4V.2Z',
  width: 4,
  ascent: 0.8,
  descent: 0.2,
  missing: [],
}
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

describe('the exported SVG', () => {
  it.each(presets)('in the look of $id is flat, with a path a color', ({ design: preset }) => {
    const design = applyPreset(defaultDesign, preset)
    const { paths, gradients } = readStructure(design)
    const { modules, finders, background } = design
    const own = [modules.fill, finders.frameFill ?? modules.fill, finders.pupilFill ?? modules.fill]
    const inks = new Set(own.map((fill) => JSON.stringify(fill)))
    expect(paths).toHaveLength(1 + inks.size)
    const fills = new Set([...inks, JSON.stringify(background.fill)])
    expect(gradients).toBe([...fills].filter((fill) => !fill.includes('"solid"')).length)
  })

  it.each(moduleShapes)('has all modules of shape %s and the finders in one path', (shape) => {
    const modules = { ...defaultDesign.modules, shape, scale: 0.9 }
    expect(readStructure({ ...defaultDesign, modules }).paths).toHaveLength(2)
  })

  it.each(joined)('draws what touches as one outline in shape %s', (shape) => {
    const { paths } = readStructure({
      ...defaultDesign,
      modules: { ...defaultDesign.modules, shape },
    })
    const outlines = paths[1]?.match(/z/gi)?.length ?? 0
    const dark = matrix.modules.reduce((sum, module) => sum + (module ? 1 : 0), 0)
    // A row of a plain code is a rectangle; all other shapes outline whole islands and their holes.
    expect(outlines).toBeLessThan(shape === 'square' ? dark * 0.6 : dark * 0.5)
  })

  it('is flat with every finder, frame and logo', () => {
    for (const frame of finderFrames) {
      for (const pupil of finderPupils) {
        const finders = { ...defaultDesign.finders, frame, pupil }
        expect(readStructure({ ...defaultDesign, finders }).paths).toHaveLength(2)
      }
    }
    for (const shape of frameShapes) {
      const { paths } = readStructure({
        ...defaultDesign,
        frame: {
          shape,
          fill: { kind: 'solid', color: '#123456' },
          text: 'Scan me',
          textColor: '#ffffff',
          font: 'sans',
          language: 'en',
        },
      })
      // Background, code, at most two shades behind the frame, the frame, its text.
      expect(paths.length).toBeLessThanOrEqual(6)
    }
    for (const shape of logoShapes) {
      for (const clearing of logoClearings) {
        const logo = { size: 0.2, marginModules: 1, shape, clearing }
        const backdrop = { kind: 'solid', color: '#ffffff' } as const
        const image = { kind: 'image', dataUrl: pixel, widthPx: 10, heightPx: 10 } as const
        const icon = { kind: 'icon', name: 'heart', color: '#c00000' } as const
        for (const source of [image, icon]) {
          const drawn = readStructure({ ...defaultDesign, logo: { ...logo, source, backdrop } })
          expect(drawn.paths.length).toBeLessThanOrEqual(4)
          expect(drawn.images).toEqual(source === image ? [pixel] : [])
        }
      }
    }
  })
})

/** Reads the document tag by tag, and verifies every element and attribute against the list. */
function readStructure(design: Design) {
  const svg = renderCodeSvg(matrix, design, { title: 'A & B', frameText: words })
  const paths: string[] = []
  const images: string[] = []
  let gradients = 0
  for (const [, end = '', element = '', attributes = ''] of svg.matchAll(
    /<(\/?)([\w:]+)((?:\s[\w:-]+="[^"]*")*)\s*\/?>/g,
  )) {
    const allowed = attributesOf[element]
    expect(allowed, element).toBeDefined()
    if (end) continue
    const read = Object.fromEntries(
      Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
    )
    for (const name of Object.keys(read)) expect(allowed, `${element} ${name}`).toContain(name)
    if (element === 'path') paths.push(read.d ?? '')
    if (element === 'image') images.push(read['xlink:href'] ?? '')
    if (element.endsWith('Gradient')) gradients += 1
  }
  // Nothing but tags and the title: no style sheet, no comment, no foreign text.
  expect(svg.replace(/<[^>]*>/g, '')).toBe('A &amp; B')
  expect(svg).not.toMatch(/clip|mask|filter|transform|stroke|<g|<use|style|script|url\((?!#)/i)
  return { paths, images, gradients }
}

function matrixOf(text: string) {
  const encoded = encodeMatrix(text, { level: 'H', minVersion: 3 })
  if (!encoded.ok) throw new Error(encoded.reason)
  return encoded.matrix
}
