import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodePng, readPixels } from './decode-for-test'
import type { Pixels } from './pixels'
import { pictureUrl, printedText, printScene } from './print-scene-for-test'
import { rasterizeScene } from './rasterize-scene'
import { renderEps } from './render-eps'
import { renderPdf } from './render-pdf'
import type { Paint, Scene } from './scene'

const hasGhostscript = spawnSync('gs', ['--version']).status === 0
if (!hasGhostscript) console.warn('Printed files are not drawn: there is no Ghostscript (gs) here')

/** One millimeter per module, which at this resolution is ten whole pixels. */
const sizeMm = printScene().width
const screenDpi = 254
/** Six pixels per module: readable and fast to draw. */
const readDpi = 150
const spot = { spot: 'Brand', cmyk: [1, 0.8, 0, 0.2] } as const
const pictures = new Map([[pictureUrl, disc()]])

const scenes: Record<string, Scene> = {
  plain: printScene({ paint: solid('#1a1815') }),
  gradient: printScene({ paint: fading(1), ground: solid('#e8f5e9') }),
  translucent: printScene({ paint: fading(0.7), picture: {} }),
  logo: printScene({ picture: { cornerRadius: 2 } }),
}

const read = { jsqr: printedText, zxing: printedText }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'printed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!hasGhostscript)('what Ghostscript draws of printed files', () => {
  it.each(Object.keys(scenes))(
    'is the scene “%s” as on screen, in RGB',
    async (name) => {
      const scene = scenes[name] as Scene
      const widthPx = Math.round((sizeMm / 25.4) * screenDpi)
      const screen = rasterizeScene(scene, { widthPx, background: '#ffffff', pictures })
      const options = { color: 'rgb', sizeMm, pictures } as const
      // Ghostscript fills every pixel that a shape touches: quarter pixels, whole ones for
      // gradients.
      const limit = name === 'plain' || name === 'logo' ? 2 : 5
      const pdf = await draw(await renderPdf(scene, options), 'pdf')
      expect(difference(pdf, screen)).toBeLessThan(limit)
      const eps = await draw(await renderEps(scene, options), 'eps')
      expect(difference(eps, screen)).toBeLessThan(limit)
    },
    30_000,
  )

  it.each(['cmyk', spot] as const)(
    'is read by both readers, in %j',
    async (color) => {
      for (const scene of [scenes.translucent, scenes.logo] as Scene[]) {
        const pdf = await renderPdf(scene, { color, sizeMm, pictures })
        expect(await decodePng(await drawPng(pdf, 'pdf', readDpi))).toEqual(read)
        const eps = await renderEps(scene, { color, sizeMm, pictures })
        expect(await decodePng(await drawPng(eps, 'eps', readDpi))).toEqual(read)
      }
    },
    60_000,
  )
})

async function drawPng(file: Uint8Array, format: 'pdf' | 'eps', dpi: number): Promise<Uint8Array> {
  const from = join(folder, `printed.${format}`)
  const to = join(folder, 'drawn.png')
  await writeFile(from, file)
  const { status, stderr, stdout } = spawnSync('gs', [
    '-q',
    '-dSAFER',
    '-dBATCH',
    '-dNOPAUSE',
    '-dEPSCrop',
    '-dGraphicsAlphaBits=4',
    `-r${dpi}`,
    '-sDEVICE=png16m',
    '-o',
    to,
    from,
  ])
  expect({ status, stderr: String(stderr), stdout: String(stdout) }).toEqual({
    status: 0,
    stderr: '',
    stdout: '',
  })
  return readFile(to)
}

async function draw(file: Uint8Array, format: 'pdf' | 'eps'): Promise<Pixels> {
  return readPixels(await drawPng(file, format, screenDpi))
}

/** Mean difference of all channels over the common area; page rounding may add or remove a row. */
function difference(a: Pixels, b: Pixels): number {
  expect(Math.abs(a.width - b.width)).toBeLessThan(2)
  expect(Math.abs(a.height - b.height)).toBeLessThan(2)
  const width = Math.min(a.width, b.width) * 4
  const height = Math.min(a.height, b.height)
  let sum = 0
  for (let y = 0; y < height; y++) {
    // From the bottom, where both pages start.
    const startA = (a.height - 1 - y) * a.width * 4
    const startB = (b.height - 1 - y) * b.width * 4
    for (let x = 0; x < width; x++) {
      sum += Math.abs((a.rgba[startA + x] ?? 0) - (b.rgba[startB + x] ?? 0))
    }
  }
  return sum / width / height
}

function solid(color: string): Paint {
  return { kind: 'solid', color, opacity: 1 }
}

function fading(opacity: number): Paint {
  return {
    kind: 'linear',
    x1: 0,
    y1: 0,
    x2: 37,
    y2: 20,
    stops: [
      { offset: 0, color: '#8e24aa', opacity: 1 },
      { offset: 0.5, color: '#0d47a1', opacity },
      { offset: 1, color: '#00695c', opacity: 1 },
    ],
  }
}

/** A red disc with nothing around it. */
function disc(): Pixels {
  const side = 60
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let pixel = 0; pixel < side * side; pixel++) {
    const distance = Math.hypot((pixel % side) - 29.5, Math.floor(pixel / side) - 29.5)
    rgba.set([229, 57, 53, 255 * Math.min(1, Math.max(0, 29 - distance))], pixel * 4)
  }
  return { rgba, width: side, height: side }
}
