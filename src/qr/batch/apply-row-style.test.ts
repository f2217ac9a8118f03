import { describe, expect, it } from 'vitest'
import { type Design, defaultDesign, type Frame } from '@/qr/design/design'
import { applyRowStyle, type CodeStyle } from './apply-row-style'

const frame: Frame = {
  shape: 'badge',
  fill: { kind: 'solid', color: '#000000' },
  text: 'Scan me',
  textColor: '#ffffff',
  font: 'display',
  language: 'de',
}
const twoColors: Design = {
  ...defaultDesign,
  finders: { ...defaultDesign.finders, pupilFill: { kind: 'solid', color: '#aa0000' } },
  frame,
}
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

function apply(design: Design, style: CodeStyle): Design {
  const applied = applyRowStyle(design, style, 'https://example.com/a', 'fr')
  if (!applied.ok) throw new Error(applied.reason)
  return applied.design
}

describe('applyRowStyle', () => {
  it('leaves the design of all where a row asks for nothing', () => {
    expect(applyRowStyle(twoColors, undefined, 'a')).toEqual({ ok: true, design: twoColors })
    expect(apply(twoColors, {})).toEqual(twoColors)
  })

  it('gives modules, finders and what matched them the color, and keeps words readable', () => {
    const { modules, finders, frame } = apply(twoColors, { color: '#ffee88' })
    expect(modules.fill).toEqual({ kind: 'solid', color: '#ffee88' })
    expect(finders.pupilFill).toBeNull()
    expect(frame).toMatchObject({ fill: { color: '#ffee88' }, textColor: '#000000' })
  })

  it('gives a logo room, or the place of the one that is there', () => {
    const { logo } = apply(defaultDesign, { logo: 'wifi', color: '#003366' })
    expect(logo).toMatchObject({ source: { kind: 'icon', name: 'wifi', color: '#003366' } })
    expect(logo?.size).toBeGreaterThan(0.15)
    const exchanged = apply(
      { ...defaultDesign, logo: logo && { ...logo, size: 0.2 } },
      { logo: pixel },
    )
    expect(exchanged.logo).toMatchObject({
      size: 0.2,
      source: { kind: 'image', widthPx: 1, heightPx: 1 },
    })
  })

  it('says that a picture is none', () => {
    const style = { logo: 'data:image/png;base64,AAAA' }
    expect(applyRowStyle(defaultDesign, style, 'a')).toEqual({
      ok: false,
      reason: 'logo-unreadable',
    })
  })

  it('puts words into the frame, or onto a banner where none has a place for them', () => {
    expect(apply(twoColors, { frameText: 'Table 7' }).frame).toEqual({ ...frame, text: 'Table 7' })
    const bare = apply(defaultDesign, { frameText: 'Table 7' }).frame
    expect(bare).toMatchObject({ shape: 'banner-below', text: 'Table 7', language: 'fr' })
    const border = { ...twoColors, frame: { ...frame, shape: 'border' as const } }
    expect(apply(border, { frameText: 'Table 7' }).frame).toMatchObject({ shape: 'banner-below' })
  })
})
