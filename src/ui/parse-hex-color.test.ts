import { expect, test } from 'vitest'
import { parseHexColor } from './parse-hex-color'

test.each([
  ['#1a2b3c', '#1a2b3c'],
  ['1A2B3C', '#1a2b3c'],
  ['#C30', '#cc3300'],
  ['  abc ', '#aabbcc'],
  ['', null],
  ['#12', null],
  ['#12345', null],
  ['#1234567', null],
  ['red', null],
])('reads “%s” as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color)
})
