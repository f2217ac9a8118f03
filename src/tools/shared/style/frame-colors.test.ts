import { describe, expect, it } from 'vitest'
import { defaultDesign, type Fill, type Frame } from '@/qr/design'
import { findTextColor, measureTextContrast, minTextContrast, refill } from './frame-colors'

const background = defaultDesign.background
const solid = (color: string): Fill => ({ kind: 'solid', color })
const frame: Frame = {
  shape: 'ribbon',
  fill: solid('#1a1815'),
  text: 'Scan me',
  textColor: '#ffffff',
  font: 'sans',
  language: 'en',
}

describe('the words of a frame', () => {
  it('are white on dark and ink on light', () => {
    expect(findTextColor(solid('#0b3d2e'), background)).toBe('#ffffff')
    expect(findTextColor(solid('#ffd84d'), background)).toBe('#000000')
    expect(findTextColor({ kind: 'none' }, background)).toBe('#000000')
  })

  it('are measured at the worst end of a gradient, and through what shines through', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff' },
    ]
    const fill: Fill = { kind: 'linear', angleDegrees: 0, stops }
    expect(measureTextContrast({ fill, textColor: '#ffffff' }, background)).toBe(1)
    const faint = solid('#00000010')
    expect(measureTextContrast({ fill: faint, textColor: '#ffffff' }, background)).toBeLessThan(1.3)
  })

  it('follow the fill while their color is ours', () => {
    expect(refill(frame, solid('#ffd84d'), background).textColor).toBe('#000000')
    expect(refill(frame, { kind: 'none' }, background).textColor).toBe('#000000')
    expect(refill(frame, solid('#7a1030'), background).textColor).toBe('#ffffff')
  })

  it('stay in a color that was chosen', () => {
    const chosen = { ...frame, textColor: '#ffd84d' }
    const filled = refill(chosen, solid('#ffe9a0'), background)
    expect(filled.textColor).toBe('#ffd84d')
    expect(measureTextContrast(filled, background)).toBeLessThan(minTextContrast)
  })
})
