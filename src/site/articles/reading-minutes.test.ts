import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '@/site/rich-text/rich-text-body'
import { readingMinutes } from './reading-minutes'

const paragraph = (...texts: string[]): RichTextNode => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text })),
})
const minutes = (...children: RichTextNode[]) => readingMinutes({ root: { children } })

describe('readingMinutes', () => {
  it('counts words where there are spaces', () => {
    expect(minutes(paragraph('word '.repeat(460)))).toBe(2)
    expect(minutes(paragraph('từ '.repeat(690)))).toBe(3)
  })

  it('counts characters where there are none', () => {
    expect(minutes(paragraph('余白'.repeat(750)))).toBe(3)
    expect(minutes(paragraph('二维码，'.repeat(500)))).toBe(3)
  })

  it('adds both up and never says nothing', () => {
    expect(minutes(paragraph('word '.repeat(230), '余'.repeat(500)))).toBe(2)
    expect(minutes()).toBe(1)
  })

  it('takes a word in two styles for one, and words of two blocks for two', () => {
    const half = Array.from({ length: 230 }, () => ['half ', 'wo', 'rd ']).flat()
    expect(minutes(paragraph(...half))).toBe(2)
    expect(minutes(...Array.from({ length: 460 }, () => paragraph('one')))).toBe(2)
  })
})
