import fc from 'fast-check'
import qrcode from 'qrcode'
import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { levels, type Matrix } from '@/qr/encode/matrix'
import { decodeSvg } from './decode-for-test'
import { renderPlainSvg } from './render-plain-svg'

const ring: Matrix = {
  sizeModules: 3,
  modules: Uint8Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1),
  version: 1,
  level: 'M',
  mask: 0,
  segments: [],
  eci: false,
}

describe('renderPlainSvg', () => {
  it('is a ground and one path, in module units', () => {
    expect(renderPlainSvg(ring, designOf('#112233', '#ffffff'))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 11 11" shape-rendering="crispEdges">' +
        '<path fill="#fff" d="M0 0h11v11H0z"/>' +
        '<path fill="#123" fill-rule="evenodd" d="M4 4h3v3H4zM5 5h1v1H5z"/></svg>',
    )
  })

  it('leaves out the ground when transparent, and what is black anyway', () => {
    const svg = renderPlainSvg(ring, designOf('#000000', null))
    expect(svg).toContain('crispEdges"><path fill-rule="evenodd"')
  })

  it('gives the opacity of a color apart, as all design tools read it', () => {
    const svg = renderPlainSvg(ring, designOf('#1a181580', '#ffffff'))
    expect(svg).toContain('fill="#1a1815" fill-opacity="0.502"')
  })

  it('carries an escaped title, without what XML forbids', () => {
    const svg = renderPlainSvg(ring, defaultDesign, { title: '<a> & "b" \u0000\u000b\ufffe👋' })
    expect(svg).toContain('role="img"><title>&lt;a&gt; &amp; "b" 👋</title>')
  })

  it('is read by two decoders when another program draws it', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...levels), async (text, level) => {
        const matrix = matrixOf(text, level)
        const sizePx = (matrix.sizeModules + 8) * 4
        const svg = renderPlainSvg(matrix, { ...defaultDesign, sizePx })
        expect(await decodeSvg(svg)).toEqual({ jsqr: text, zxing: text })
      }),
      { numRuns: 12 },
    )
  })

  it('is smaller than the stroked runs of `qrcode`, though it has a size and they have none', async () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1000 })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...levels), async (text, level) => {
        const theirs = await qrcode.toString(text, { type: 'svg', errorCorrectionLevel: level })
        const ours = renderPlainSvg(matrixOf(text, level), designOf('#000000', '#ffffff'))
        expect(ours.length).toBeLessThan(theirs.length)
      }),
      { numRuns: 30 },
    )
  })
})

function designOf(dark: string, light: string | null): Design {
  return {
    ...defaultDesign,
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: dark } },
    background: {
      cornerModules: 0,
      fill: light === null ? { kind: 'none' } : { kind: 'solid', color: light },
    },
  }
}

function matrixOf(text: string, level: Design['level']): Matrix {
  const result = encodeMatrix(text, { level })
  if (!result.ok) throw new Error('too long for this test')
  return result.matrix
}
