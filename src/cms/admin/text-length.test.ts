import { expect, it } from 'vitest'
import { cutText, measureText } from './text-length'

it('counts what a reader sees as one character', () => {
  expect(measureText('Mã QR cho quán cà phê', 'title', 'vi').length).toBe(21)
  expect(measureText('e\u0301👩‍👩‍👧', 'title', 'en').length).toBe(3)
})

it.each([
  ['a'.repeat(29), 'title', 'en', 'short'],
  ['a'.repeat(30), 'title', 'de', 'good'],
  ['a'.repeat(61), 'title', 'fr', 'long'],
  ['a'.repeat(160), 'description', 'en', 'good'],
  ['字'.repeat(30), 'title', 'ja', 'good'],
  ['字'.repeat(31), 'title', 'zh', 'long'],
  ['あ'.repeat(54), 'description', 'ja', 'short'],
  // Latin letters are half as wide.
  ['QRコード'.repeat(5), 'title', 'ja', 'good'],
] as const)('%s as a %s in %s is %s', (text, kind, locale, verdict) => {
  expect(measureText(text, kind, locale).verdict).toBe(verdict)
})

it('shows full characters of Japanese and Chinese, and half the range', () => {
  const measured = measureText('字'.repeat(20), 'title', 'ja')
  expect(measured).toEqual({ length: 20, min: 15, max: 30, verdict: 'good' })
})

it('cuts a text where a search engine would', () => {
  expect(cutText('Print it well', 8)).toBe('Print it …')
  expect(cutText('印刷の前に試す', 6)).toBe('印刷の …')
  expect(cutText('Short', 60)).toBe('Short')
})
