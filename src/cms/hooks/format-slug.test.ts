import { expect, it } from 'vitest'
import { toSlug } from './format-slug'

it.each([
  ['Größe & Druck', 'grosse-druck'],
  ['  How Wi-Fi codes work  ', 'how-wi-fi-codes-work'],
  ['Đặt mã QR', 'dat-ma-qr'],
  ['already-a-slug', 'already-a-slug'],
  ['日本語', ''],
])('%s becomes %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})
