import { expect, it } from 'vitest'
import { compareTexts } from './compare-texts'

const show = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ text, change }) =>
      change === 'added' ? `[+${text}]` : change === 'removed' ? `[-${text}]` : text,
    )
    .join('')

it('marks words', () => {
  expect(show('Print it on foil.', 'Print it on thin foil.')).toBe('Print it on [+thin ]foil.')
  expect(show('Five codes', 'Six codes')).toBe('[-Five][+Six] codes')
  expect(show('Same', 'Same')).toBe('Same')
  expect(show('', 'New')).toBe('[+New]')
})

it('shows neighboring words as one change', () => {
  expect(show('Print very big codes', 'Print quite small codes')).toBe(
    'Print [-very big][+quite small] codes',
  )
})

it('segments scripts without spaces', () => {
  expect(show('店舗で印刷する', '自宅で印刷する')).toBe('[-店舗][+自宅]で印刷する')
})

it('shows texts without much in common as replaced', () => {
  const list = (word: string) => Array.from({ length: 3_000 }, (_, n) => `${word}${n}`).join(' ')
  expect(compareTexts(list('a'), list('b')).map(({ change }) => change)).toEqual([
    'removed',
    'added',
  ])
})
