import { expect, it } from 'vitest'
import { richText } from '@/testing/test-rich-text'
import { listParagraphs, pairSegments } from './split-text'

const paragraphs = (...texts: string[]) => ({
  root: {
    type: 'root',
    children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
})

it('pairs a text, and its sentences where both have as many', () => {
  expect(pairSegments('One code. Two codes.', 'Ein Code. Zwei Codes.', 'de')).toEqual([
    { source: 'One code. Two codes.', target: 'Ein Code. Zwei Codes.' },
    { source: 'One code.', target: 'Ein Code.' },
    { source: 'Two codes.', target: 'Zwei Codes.' },
  ])
  expect(pairSegments('One code. Two codes.', '一つと二つ。', 'ja')).toHaveLength(1)
  expect(pairSegments('Scan it. Print it.', '扫描它。打印它。', 'zh')).toContainEqual({
    source: 'Print it.',
    target: '打印它。',
  })
})

it('pairs paragraphs of rich text only if their order is the same', () => {
  expect(pairSegments(paragraphs('One', 'Two'), paragraphs('Eins', 'Zwei'), 'de')).toEqual([
    { source: 'One', target: 'Eins' },
    { source: 'Two', target: 'Zwei' },
  ])
  expect(pairSegments(paragraphs('One', 'Two'), paragraphs('Eins'), 'de')).toEqual([])
})

it('leaves out what has no words, and what is too long to compare', () => {
  expect(pairSegments('42', '42', 'de')).toEqual([])
  expect(pairSegments('word '.repeat(300), 'Wort '.repeat(300), 'de')).toEqual([])
})

it('reads the words of links and of nested lists', () => {
  const list = {
    root: {
      type: 'root',
      children: [
        {
          type: 'list',
          children: [
            {
              type: 'listitem',
              children: [
                { type: 'text', text: 'See ' },
                { type: 'link', children: [{ type: 'text', text: 'this' }] },
                {
                  type: 'list',
                  children: [{ type: 'listitem', children: [{ type: 'text', text: 'Inner' }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  }
  expect(listParagraphs(list).map(({ text }) => text)).toEqual(['See this', 'Inner'])
  expect(listParagraphs(richText('Words')).map(({ text }) => text)).toEqual(['Words'])
})
