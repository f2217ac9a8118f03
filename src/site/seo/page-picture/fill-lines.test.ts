import { describe, expect, it } from 'vitest'
import { fillLines } from './fill-lines'

const pieces = (text: string) =>
  text.split(' ').map((word, index) => ({ text: word, spaced: index > 0, width: word.length }))

describe('fillLines', () => {
  it('makes few lines, and those even', () => {
    expect(fillLines(pieces('aaaa bbbb cccc d'), 13)).toEqual(['aaaa bbbb', 'cccc d'])
    expect(fillLines(pieces('aaaa bbbb'), 14)).toEqual(['aaaa bbbb'])
  })

  it('gives a piece that is too wide a line of its own', () => {
    expect(fillLines(pieces('a bbbbbbbbbb c'), 4)).toEqual(['a', 'bbbbbbbbbb', 'c'])
  })

  it('makes nothing of nothing', () => {
    expect(fillLines([], 10)).toEqual([])
  })
})
