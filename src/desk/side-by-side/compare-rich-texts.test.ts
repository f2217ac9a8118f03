import { expect, it } from 'vitest'
import { compareRichTexts } from './compare-rich-texts'
import type { RichNode } from './rich-node'

const text = (own: string, format = 0): RichNode => ({ type: 'text', text: own, format })
const element = (type: string, ...children: RichNode[]): RichNode => ({ type, children })
const paragraph = (own: string) => element('paragraph', text(own))
const link = (own: string, url = '/') => ({ ...element('link', text(own)), fields: { url } })
const picture = (value: string) => ({ type: 'upload', value, id: Math.random().toString() })

/** Writes nodes as tags, with the marks of changes. */
const show = (nodes: RichNode[]): string =>
  nodes
    .map(({ type, text: own, children, change }) => {
      const content = own ?? (children ? `<${type}>${show(children)}</>` : type)
      return change ? `[${change === 'added' ? '+' : '-'}${content}]` : content
    })
    .join('')

it('compares the words of paragraphs that are alike', () => {
  const before = [paragraph('Foil reflects light.'), paragraph('Use paper.')]
  const after = [
    paragraph('Foil reflects the light.'),
    paragraph('A new one.'),
    paragraph('Use paper.'),
  ]
  expect(show(compareRichTexts(before, after))).toBe(
    '<paragraph>Foil reflects [+the ]light.</><paragraph>[+A new one.]</><paragraph>Use paper.</>',
  )
})

it('compares items of lists and cells of tables', () => {
  const list = (...items: string[]) =>
    element('list', ...items.map((item) => element('listitem', text(item))))
  expect(show(compareRichTexts([list('one big', 'two')], [list('one small', 'two', 'six')]))).toBe(
    '<list><listitem>one [-big][+small]</><listitem>two</><listitem>[+six]</></>',
  )
  const table = (cell: string) =>
    element('table', element('tablerow', element('tablecell', paragraph(cell)), paragraph('b')))
  expect(show(compareRichTexts([table('red foil')], [table('blue foil')]))).toBe(
    '<table><tablerow><tablecell><paragraph>[-red][+blue] foil</></><paragraph>b</></></>',
  )
})

it('keeps links in one piece, and shows a change of their address or format', () => {
  const before = [element('paragraph', text('See '), link('our prices'), text('.'))]
  const after = [element('paragraph', text('See '), link('all prices'), text('.'))]
  expect(show(compareRichTexts(before, after))).toBe(
    '<paragraph>See <link>[-our][+all] prices</>.</>',
  )
  const moved = [element('paragraph', text('See '), link('our prices', '/b'), text('.'))]
  expect(show(compareRichTexts(before, moved))).toBe(
    '<paragraph>See <link>[-our prices]</><link>[+our prices]</>.</>',
  )
  expect(show(compareRichTexts([paragraph('all')], [element('paragraph', text('all', 1))]))).toBe(
    '<paragraph>[-all][+all]</>',
  )
})

it('shows other kinds of paragraphs, pictures and sections as replaced', () => {
  expect(show(compareRichTexts([paragraph('Title')], [element('heading', text('Title'))]))).toBe(
    '<paragraph>[-Title]</><heading>[+Title]</>',
  )
  expect(show(compareRichTexts([picture('a')], [picture('a')]))).toBe('upload')
  expect(show(compareRichTexts([picture('a')], [picture('b')]))).toBe('[-upload][+upload]')
})
