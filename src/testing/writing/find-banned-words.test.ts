import { expect, it } from 'vitest'
import { findBannedWords } from './find-banned-words'

it('finds archaic words as whole words, in any case', () => {
  const text = 'Whoever stands beside the code scans it anew. Besides, nobody-known words pass.'
  expect(findBannedWords(text).map(({ rule }) => rule.split('”')[0])).toEqual([
    '“whoever',
    '“anew',
    '“beside',
  ])
})
