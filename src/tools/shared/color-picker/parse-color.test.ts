import { expect, it } from 'vitest'
import { parseColor } from './parse-color'

it.each([
  ['#c30', '#cc3300'],
  ['C30', '#cc3300'],
  ['  #CC3300 ', '#cc3300'],
  ['#c308', '#cc330088'],
  ['#cc330080', '#cc330080'],
  ['#cc3300ff', '#cc3300'],
  ['#cc3300FF', '#cc3300'],
  ['rgb(204, 51, 0)', '#cc3300'],
  ['rgb(204 51 0)', '#cc3300'],
  ['RGBA(204, 51, 0, 0.5)', '#cc330080'],
  ['rgb(204 51 0 / 50%)', '#cc330080'],
  ['rgb(300, 51, 0);', '#ff3300'],
  ['hsl(15, 100%, 40%)', '#cc3300'],
  ['hsl(15deg 100% 40%)', '#cc3300'],
  ['hsla(375 100% 40% / 1)', '#cc3300'],
])('understands %s', (text, color) => {
  expect(parseColor(text)).toBe(color)
})

it.each(['', '#', '#12', '#12345', '#1234567', 'red', 'rgb(1, 2)', 'rgb(1.2.3 4 5)', '#ggg'])(
  'does not take “%s” for a color',
  (text) => {
    expect(parseColor(text)).toBeNull()
  },
)
