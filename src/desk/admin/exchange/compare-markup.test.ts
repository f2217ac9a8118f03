import { expect, it } from 'vitest'
import { compareMarkup } from './compare-markup'

const show = (before: string, after: string, language: string) =>
  compareMarkup(before, after, language)
    .map(({ text, change }) => (change ? `${change === 'added' ? '+' : '-'}${text}` : text))
    .join('|')

it('compares words, and tags as a whole', () => {
  expect(show('Scan the {1}code{/1}', 'Scan a {2}code{/2}', 'en')).toBe(
    'Scan| |-the|+a| |-{1}|+{2}|code|-{/1}|+{/2}',
  )
})

it('finds the words of languages without spaces', () => {
  expect(show('今日は晴れです', '今日は雨です', 'ja')).toBe('今日|は|-晴れ|+雨|です')
})
