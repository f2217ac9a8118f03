import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultDesign, type Logo } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from './build-scene'
import { designForPrint } from './design-for-print'
import { measurePlates } from './draw-plates-for-test'
import { hasGhostscript } from './draw-printed-for-test'
import type { Pixels } from './pixels'
import type { LogoColorant, PrintColor } from './print-color'
import { renderEps } from './render-eps'
import { renderPdf } from './render-pdf'

if (!hasGhostscript) console.warn('Plates are not separated: there is no Ghostscript (gs) here')

const profile = readFileSync(new URL('../../../public/print/fogra39-compact.icc', import.meta.url))
const pdfX = { profile: new Uint8Array(profile), createdAt: new Date('2026-01-01T00:00:00Z') }
const dataUrl = 'data:image/png;base64,AAAA'
const red: Pixels = { rgba: Uint8ClampedArray.of(220, 20, 30, 255), width: 1, height: 1 }
const pictures = new Map([[dataUrl, red]])
const logo: Logo = {
  source: { kind: 'image', dataUrl, widthPx: 1, heightPx: 1 },
  size: 0.25,
  marginModules: 1,
  shape: 'square',
  clearing: 'modules',
  backdrop: { kind: 'solid', color: '#ffffff' },
}

async function platesOf(format: 'pdf' | 'eps', color: PrintColor, ownLogo: Logo | null = null) {
  const encoded = encodeMatrix('https://example.com/', { level: 'H' })
  if (!encoded.ok) throw new Error('too long for this test')
  const design = designForPrint({ ...defaultDesign, logo: ownLogo }, color)
  const scene = buildScene(encoded.matrix, design)
  const options = { color, sizeMm: 40, pictures }
  const file =
    format === 'eps'
      ? await renderEps(scene, options)
      : await renderPdf(scene, {
          ...options,
          ...(color !== 'rgb' && { pdfX }),
          bleedMm: 3,
          hasMarks: true,
        })
  return Object.keys(await measurePlates(file, format)).sort()
}

const spot = (logoColorant: LogoColorant) =>
  ({ spot: 'Brand', cmyk: [1, 0.8, 0, 0.2], logoInk: logoColorant }) as const

const withLogo = ['Black', 'Brand', 'Magenta', 'Yellow']

describe.skipIf(!hasGhostscript)('the plates that Ghostscript separates', () => {
  it.each<['pdf' | 'eps', PrintColor]>([
    ['pdf', 'cmyk'],
    ['eps', 'cmyk'],
    ['eps', 'rgb'],
  ])('are black alone for a new code: %s in %s', async (format, color) => {
    expect(await platesOf(format, color)).toEqual(['Black'])
  })

  it.each<['pdf' | 'eps', LogoColorant, Logo | null, readonly string[]]>([
    ['pdf', 'process', null, ['Brand']],
    ['pdf', 'process', logo, withLogo],
    ['pdf', 'spot', logo, ['Brand']],
    ['pdf', 'knockout', logo, ['Brand']],
    ['eps', 'process', logo, withLogo],
    ['eps', 'spot', logo, ['Brand']],
  ])(
    'are the spot ink and those of its logo: %s, %s',
    async (format, logoColorant, own, plates) => {
      expect(await platesOf(format, spot(logoColorant), own)).toEqual(plates)
    },
  )
})
