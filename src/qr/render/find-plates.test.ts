import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { buildScene } from './build-scene'
import { designForPrint } from './design-for-print'
import { findPlates } from './find-plates'
import type { Pixels } from './pixels'
import { type LogoColorant, logoInks, type PrintColor } from './print-color'

const dataUrl = 'data:image/png;base64,AAAA'
const red: Pixels = { rgba: Uint8ClampedArray.of(220, 20, 30, 255), width: 1, height: 1 }
const pictures = new Map([[dataUrl, red]])
const logo: Logo = {
  source: { kind: 'image', dataUrl, widthPx: 1, heightPx: 1 },
  size: 0.2,
  marginModules: 1,
  shape: 'square',
  clearing: 'modules',
  backdrop: { kind: 'solid', color: '#ffffff' },
}

function platesOf(change: Partial<Design>, color: Exclude<PrintColor, 'rgb'>) {
  const design = designForPrint({ ...defaultDesign, ...change }, color)
  const encoded = encodeMatrix('https://example.com/', { level: 'H' })
  if (!encoded.ok) throw new Error('too long for this test')
  return findPlates(buildScene(encoded.matrix, design), color, pictures)
}

function spot(logoColorant: LogoColorant): PrintColor & object {
  return { spot: 'PANTONE 287 C', cmyk: [1, 0.75, 0.02, 0.18], logoInk: logoColorant }
}

describe('plates of a new code', () => {
  it('are black alone in CMYK and the spot ink alone in a spot color', () => {
    expect(platesOf({}, 'cmyk')).toEqual({ hasSpot: false, logo: [], others: ['black'] })
    expect(platesOf({}, spot('process'))).toEqual({ hasSpot: true, logo: [], others: [] })
  })

  it('are more for a warm black, a colored ground and a logo', () => {
    const warm = { kind: 'solid', color: '#1a1815' } as const
    const modules = { ...defaultDesign.modules, fill: warm }
    expect(platesOf({ modules }, 'cmyk').others).toEqual(['magenta', 'yellow', 'black'])
    const background = {
      ...defaultDesign.background,
      fill: { kind: 'solid', color: '#fff3c4' },
    } as const
    expect(platesOf({ background, logo }, spot('process'))).toEqual({
      hasSpot: true,
      logo: ['magenta', 'yellow', 'black'],
      others: ['magenta', 'yellow'],
    })
  })
})

it.each(logoInks)('needs process inks for a logo only in its own colors: %s', (logoColorant) => {
  const { hasSpot, logo: inks } = platesOf({ logo }, spot(logoColorant))
  expect({ hasSpot, hasInks: inks.length > 0 }).toEqual({
    hasSpot: true,
    hasInks: logoColorant === 'process',
  })
})
