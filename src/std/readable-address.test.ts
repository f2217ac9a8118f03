import { expect, it } from 'vitest'
import { readableAddress } from './readable-address'

it.each([
  ['/vi/ti%E1%BA%BFng?q=%C3%BC%20x', '/vi/tiếng?q=ü x'],
  ['/a%2Fb?c=%26', '/a%2Fb?c=%26'],
  ['/a%0Ab', '/a%0Ab'],
  ['/a?b=%E0', '/a?b=%E0'],
])('writes %s as %s', (address, readable) => {
  expect(readableAddress(address)).toBe(readable)
})
