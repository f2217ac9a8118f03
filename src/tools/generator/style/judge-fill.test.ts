import { describe, expect, it } from 'vitest'
import type { Fill } from '@/qr/design'
import { judgeBackground, judgeFill, judgeMargin } from './judge-fill'

const solid = (color: string): Fill => ({ kind: 'solid', color })
const on = (color: string) => ({ fill: solid(color), cornerModules: 0 })

describe('a fill', () => {
  it.each<[string, Fill, string, string]>([
    ['dark on light', solid('#1a1815'), '#ffffff', 'green'],
    ['gray on white', solid('#8a8a8a'), '#ffffff', 'amber'],
    ['pale on white', solid('#cccccc'), '#ffffff', 'red'],
    ['light on dark', solid('#ffffff'), '#101010', 'amber'],
    ['nothing at all', { kind: 'none' }, '#ffffff', 'red'],
  ])('%s', (_, fill, background, verdict) => {
    expect(judgeFill(fill, on(background))).toBe(verdict)
  })

  it('counts by its palest color', () => {
    const stops = [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#bbbbbb' },
    ]
    expect(judgeFill({ kind: 'radial', stops }, on('#ffffff'))).toBe('red')
  })
})

it('a ground that lets the page through is doubtful', () => {
  expect(judgeBackground(solid('#ffffff'))).toBe('green')
  expect(judgeBackground(solid('#ffffff80'))).toBe('amber')
  expect(judgeBackground({ kind: 'none' })).toBe('amber')
})

it('a quiet zone wants four modules', () => {
  expect([0, 1, 3, 4, 9].map(judgeMargin)).toEqual(['red', 'amber', 'amber', 'green', 'green'])
})
