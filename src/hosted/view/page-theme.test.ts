import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design'
import { pageColors, pageStyle } from './page-theme'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

const grounds = ['paper', 'paper-raised', 'paper-sunken'] as const
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-strong', 'good', 'bad'] as const

describe('pageColors', () => {
  it('is readable whatever two colors are chosen', () => {
    fc.assert(
      fc.property(color, color, (accent, background) => {
        const colors = pageColors(accent, background)
        for (const under of grounds) {
          for (const text of texts) {
            expect(contrastRatio(colors[text], colors[under])).toBeGreaterThanOrEqual(4.5)
          }
          expect(contrastRatio(colors['line-strong'], colors[under])).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(colors.accent, colors[under])).toBeGreaterThanOrEqual(3)
        }
        expect(contrastRatio(colors['on-accent'], colors.accent)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(colors['on-fill'], colors.fill)).toBeGreaterThanOrEqual(4.5)
        expect(colors.fill).toBe(accent)
        expect(contrastRatio(colors.ink, colors['accent-soft'])).toBeGreaterThanOrEqual(4.5)
        expect(colors.paper).toBe(background)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves an accent alone that can be read', () => {
    expect(pageColors('#0b6b4f', '#ffffff')).toMatchObject({
      accent: '#0b6b4f',
      'accent-strong': '#0b6b4f',
      'on-accent': '#ffffff',
    })
  })
})

describe('pageStyle', () => {
  const style = { accent: '#0b6b4f', ground: '#ffffff', coverFileId: null }

  it('has a dark page only where the ground was left white', () => {
    expect(pageStyle(style, '.page')).toContain('prefers-color-scheme:dark')
    const own = pageStyle({ ...style, ground: '#10243a' }, '.page')
    expect(own).not.toContain('prefers-color-scheme')
    expect(own).toContain('color-scheme:dark')
    expect(own).toContain('--paper:#10243a')
  })

  it('lets nothing but colors into the style sheet', () => {
    const odd = pageStyle({ ...style, accent: '}body{display:none', ground: '#FFFFFF' }, '.page')
    expect(odd).toBe(pageStyle(style, '.page'))
  })
})
