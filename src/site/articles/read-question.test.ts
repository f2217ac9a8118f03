import { describe, expect, it } from 'vitest'
import { readPageNumber } from './read-page-number'
import { readQuestion } from './read-question'

describe('readQuestion', () => {
  it('takes the first of each and tidies it', () => {
    expect(readQuestion({ q: '  quiet \n zone ', page: '2' })).toEqual({
      question: 'quiet zone',
      page: 2,
    })
    expect(readQuestion({ q: ['a', 'b'], page: ['3', '4'] })).toEqual({ question: 'a', page: 3 })
  })

  it('survives what nobody types', () => {
    expect(readQuestion({})).toEqual({ question: '', page: 1 })
    expect(readQuestion({ q: 'a\0b\ud800', page: '-1' })).toEqual({ question: 'ab\ufffd', page: 1 })
    expect(readQuestion({ q: 'a', page: '0' }).page).toBe(1)
    expect(readQuestion({ q: 'a', page: '1e9' }).page).toBe(1)
  })
})

describe('readPageNumber', () => {
  it('knows the second page and later ones only', () => {
    expect(readPageNumber('2')).toBe(2)
    expect(readPageNumber('120')).toBe(120)
    for (const segment of ['1', '0', '02', '-2', '2.5', 'two', '', '9999999']) {
      expect(readPageNumber(segment)).toBeUndefined()
    }
  })
})
