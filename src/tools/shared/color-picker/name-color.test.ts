import { expect, it } from 'vitest'
import { nameColor } from './name-color'

it.each([
  ['#000000', 'plain black'],
  ['#1a1815', 'plain black'],
  ['#ffffff', 'plain white'],
  ['#57524a', 'plain grey'],
  ['#dfdace', 'light grey'],
  ['#ff0000', 'plain red'],
  ['#791a18', 'dark red'],
  ['#ffbfb7', 'light red'],
  ['#ff8b38', 'plain orange'],
  ['#693001', 'dark brown'],
  ['#f5bf05', 'plain yellow'],
  ['#ffff00', 'plain yellow'],
  ['#00751d', 'plain green'],
  ['#017069', 'plain teal'],
  ['#0000ff', 'plain blue'],
  ['#00274a', 'dark blue'],
  ['#6745b6', 'plain violet'],
  ['#ff00ff', 'plain pink'],
  ['#ffe9f3', 'pale pink'],
])('hears %s as %s', (color, words) => {
  const { tone, hue } = nameColor(color)
  expect(`${tone} ${hue}`).toBe(words)
})
