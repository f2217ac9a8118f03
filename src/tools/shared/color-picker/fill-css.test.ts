import { expect, it } from 'vitest'
import { fillCss } from './fill-css'

const stops = [
  { offset: 0, color: '#000000' },
  { offset: 0.5, color: '#ff000080' },
]

it('draws a fill as CSS does, whose angles begin at another side', () => {
  expect(fillCss({ kind: 'none' })).toBe('none')
  expect(fillCss({ kind: 'solid', color: '#123456' })).toBe('linear-gradient(#123456, #123456)')
  expect(fillCss({ kind: 'linear', angleDegrees: 45, stops })).toBe(
    'linear-gradient(135deg, #000000 0%, #ff000080 50%)',
  )
  expect(fillCss({ kind: 'radial', stops })).toBe(
    'radial-gradient(circle farthest-corner at center, #000000 0%, #ff000080 50%)',
  )
})
