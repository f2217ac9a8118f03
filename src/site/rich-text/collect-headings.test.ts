import { describe, expect, it } from 'vitest'
import { collectHeadings } from './collect-headings'
import type { RichTextNode } from './rich-text-body'

const text = (value: string): RichTextNode => ({ type: 'text', text: value })
const heading = (tag: string, ...children: RichTextNode[]): RichTextNode => ({
  type: 'heading',
  tag,
  children,
})
const body = (...children: RichTextNode[]) => ({ root: { children } })

describe('collectHeadings', () => {
  it('reads nested text and keeps the letters of every script', () => {
    const headings = collectHeadings(
      body(
        heading('h2', text('Größe '), { type: 'link', children: [text('& Druck')] }),
        { type: 'paragraph', children: [text('not a heading')] },
        heading('h3', text('なぜ余白が必要か？')),
        heading('h2', text('Tiếng Việt')),
      ),
    )
    expect(headings).toEqual([
      { id: 'größe-druck', text: 'Größe & Druck', level: 2 },
      { id: 'なぜ余白が必要か', text: 'なぜ余白が必要か？', level: 3 },
      { id: 'tiếng-việt', text: 'Tiếng Việt', level: 2 },
    ])
  })

  it('numbers ids that would be the same and names those without letters', () => {
    const headings = collectHeadings(
      body(
        heading('h2', text('Cookies')),
        heading('h2', text('Cookies')),
        heading('h2', text('…')),
      ),
    )
    expect(headings.map(({ id }) => id)).toEqual(['cookies', 'cookies-2', 'section'])
  })

  it('leaves h1 to the page', () => {
    const headings = collectHeadings(body(heading('h1', text('a')), heading('h6', text('b'))))
    expect(headings.map(({ level }) => level)).toEqual([2, 4])
  })
})
