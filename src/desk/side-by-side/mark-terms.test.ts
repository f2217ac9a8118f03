import { expect, it } from 'vitest'
import type { GlossaryTerm } from '../glossary/glossary'
import { markTerms } from './mark-terms'
import type { RichNode } from './rich-node'

const term = { english: 'short link', preferred: ['Kurzlink'] } as GlossaryTerm

it('splits texts at terms, and leaves removed ones as they are', () => {
  const words = (text: string, more: object = {}): RichNode => ({ type: 'text', text, ...more })
  const marked = markTerms(
    [
      { type: 'paragraph', children: [words('Print a short link.', { format: 1 })] },
      words('short links', { change: 'removed' }),
      { type: 'linebreak' },
    ],
    [term],
  )
  expect(marked).toEqual([
    {
      type: 'paragraph',
      children: [
        words('Print a ', { format: 1 }),
        words('short link', { format: 1, term }),
        words('.', { format: 1 }),
      ],
    },
    words('short links', { change: 'removed' }),
    { type: 'linebreak' },
  ])
})
