import { expect, it } from 'vitest'
import { findTermFaults } from './find-term-faults'

const judge = (text: string, use: string[], avoid: string[]) =>
  findTermFaults(text, { style: {}, terms: { thing: { use, avoid } } }).length

it('finds an avoided word, at the beginning of a sentence too', () => {
  expect(judge('Die stille Zone fehlt', ['Ruhezone'], ['stille Zone'])).toBe(1)
  expect(judge('Flyer et affiches', ['tract'], ['flyer'])).toBe(1)
  expect(judge('印刷前の静寂ゾーン', ['クワイエットゾーン'], ['静寂ゾーン'])).toBe(1)
})

it('does not find it inside another word', () => {
  expect(judge('Zwei Tagungen', ['Schlagwort'], ['Tag'])).toBe(0)
  expect(judge('ピクセル', ['モジュール'], ['セル'])).toBe(0)
  expect(judge('短链接很短', ['短链接'], ['短链'])).toBe(0)
  expect(judge('QR-Codescanner', ['QR-Code'], ['Codescanner'])).toBe(0)
})
