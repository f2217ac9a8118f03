import { describe, expect, it } from 'vitest'
import { defaultDesign, type Logo } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from '@/qr/render/build-scene'
import { readPixelsTwice } from '@/qr/render/decode-for-test'
import { designForPrint } from '@/qr/render/design-for-print'
import { measurePlates } from '@/qr/render/draw-plates-for-test'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import type { Pixels } from '@/qr/render/pixels'
import type { LogoColorant, PrintColor } from '@/qr/render/print-color'
import { rasterizeScene } from '@/qr/render/rasterize-scene'
import { renderEps } from '@/qr/render/render-eps'
import { renderPdf } from '@/qr/render/render-pdf'
import { renderSvg } from '@/qr/render/render-svg'
import type { Scene } from '@/qr/render/scene'
import { convertLogo } from './convert-logo'

if (!hasGhostscript) console.warn('Printed files are not drawn: there is no Ghostscript (gs) here')

const text = 'https://example.com/logo'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="36"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#c01030"/><stop offset="1" stop-color="#f0a000"/></linearGradient><path fill="url(#g)" fill-rule="evenodd" d="M2 2h44v32H2zM12 10h24v16H12z"/><circle cx="24" cy="18" r="6" fill="none" stroke="#0050a0" stroke-width="3"/></svg>`
const sizeMm = 40
const readsAs = { jsqr: text, zxing: text }

function sceneWith(svg: string, color: PrintColor): Scene {
  const dataUrl = `data:image/svg+xml;base64,${btoa(svg)}`
  const converted = convertLogo({ kind: 'image', dataUrl, widthPx: 48, heightPx: 36 })
  if (!converted.ok) throw new Error(converted.reason)
  const logo: Logo = {
    source: converted.source,
    size: 0.3,
    marginModules: 0.5,
    shape: 'rounded',
    clearing: 'modules',
    backdrop: { kind: 'solid', color: '#ffffff' },
  }
  const encoded = encodeMatrix(text, { level: 'H' })
  if (!encoded.ok) throw new Error('too long for this test')
  return buildScene(encoded.matrix, designForPrint({ ...defaultDesign, logo }, color))
}

function differenceOf(one: Pixels, other: Pixels): number {
  const width = Math.min(one.width, other.width) * 4
  let sum = 0
  const height = Math.min(one.height, other.height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = one.rgba[y * one.width * 4 + x] as number
      sum += Math.abs(a - (other.rgba[y * other.width * 4 + x] as number))
    }
  }
  return sum / (width * height)
}

const brand = (logoColorant: LogoColorant) =>
  ({ spot: 'Brand', cmyk: [1, 0.6, 0, 0.1], logoInk: logoColorant }) as const

describe('a logo of paths', () => {
  const scene = sceneWith(drawing, 'rgb')
  const screen = rasterizeScene(scene, { widthPx: 472, background: '#ffffff' })

  it('is no picture in any format, and looks alike in SVG', async () => {
    const svg = renderSvg(scene)
    expect(svg).not.toContain('<image')
    expect(svg).toContain('fill-rule="evenodd"')
    const drawn = await drawSvg(svg, 472)
    expect(differenceOf(drawn, screen)).toBeLessThan(2)
    expect(await readPixelsTwice(drawn.rgba, drawn.width, drawn.height)).toEqual(readsAs)
    const [pdf, eps] = [
      await renderPdf(scene, { color: 'cmyk', sizeMm }),
      await renderEps(scene, { color: 'cmyk', sizeMm }),
    ].map((file) => new TextDecoder('latin1').decode(file))
    expect(pdf).not.toContain('/Subtype/Image')
    expect(eps).toContain('eoclip')
    expect(eps).not.toMatch(/image(mask)?$/m)
  })

  it.skipIf(!hasGhostscript).each(['pdf', 'eps'] as const)(
    'looks as on screen and is read from %s',
    async (format) => {
      const render = format === 'pdf' ? renderPdf : renderEps
      const files = [
        await render(scene, { color: 'rgb', sizeMm }),
        await render(sceneWith(drawing, 'cmyk'), { color: 'cmyk', sizeMm }),
        await render(sceneWith(drawing, brand('spot')), { color: brand('spot'), sizeMm }),
        await render(sceneWith(drawing, brand('knockout')), { color: brand('knockout'), sizeMm }),
      ]
      const printed = drawPrinted(files, { format, dpi: 300 })
      expect(differenceOf(printed[0] as Pixels, screen)).toBeLessThan(5)
      for (const { rgba, width, height } of printed) {
        expect(await readPixelsTwice(rgba, width, height)).toEqual(readsAs)
      }
    },
    60_000,
  )

  it.skipIf(!hasGhostscript).each<[PrintColor, string[]]>([
    ['cmyk', ['Black', 'Cyan', 'Magenta', 'Yellow']],
    [brand('process'), ['Black', 'Brand', 'Cyan', 'Magenta', 'Yellow']],
    [brand('spot'), ['Brand']],
    [brand('knockout'), ['Brand']],
  ])('needs the plates of its colors: %j', async (color, plates) => {
    const file = await renderPdf(sceneWith(drawing, color), { color, sizeMm })
    const found = Object.keys(await measurePlates(file, 'pdf')).sort()
    expect(found.filter((plate) => !plates.includes(plate))).toEqual([])
    expect(found).toContain(color === 'cmyk' ? 'Magenta' : 'Brand')
  })
})
