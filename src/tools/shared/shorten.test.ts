import { describe, expect, it } from 'vitest'
import { shorten } from './shorten'

describe('shorten', () => {
  it.each([
    ['short', 'short'],
    [' two\n lines ', 'two lines'],
    ['exactly ten', 'exactly t…'],
    ['what then came', 'what then…'],
    ['👋'.repeat(11), `${'👋'.repeat(9)}…`],
  ])('%j becomes %j', (text, expected) => {
    expect(shorten(text, 10)).toBe(expected)
  })
})
