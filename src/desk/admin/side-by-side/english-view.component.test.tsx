import { expect, it } from 'vitest'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import type { GlossaryTerm } from '../../glossary/glossary'
import { EnglishView } from './english-view'

const words = (text: string, format = 0) => ({ type: 'text', text, format })
const element = (type: string, children: object[], more: object = {}) => ({
  ...{ type, children, format: '', indent: 0 },
  ...more,
})
const richText = (...children: object[]) => ({ root: { type: 'root', children } })

it('shows a text, with what changed in it', async () => {
  const unit = { key: 'title', english: 'Print on thin foil', state: 'outdated' as const }
  const { container } = await renderInAdmin(
    <EnglishView unit={{ ...unit, before: 'Print on foil' }} />,
  )
  expect(container.querySelector('[lang="en"]')?.innerHTML).toBe('Print on <ins>thin </ins>foil')
})

it('shows no change of a text that is up to date, or whose former text is unknown', async () => {
  const unit = { key: 'title', english: 'Foil', state: 'outdated' as const }
  const { container } = await renderInAdmin(<EnglishView unit={unit} />)
  expect(container.querySelector('[lang="en"]')?.innerHTML).toBe('Foil')
})

it('marks the terms of the glossary in what is not removed', async () => {
  const terms = [{ english: 'foil', preferred: ['Folie'] } as GlossaryTerm]
  const unit = { key: 'title', english: 'Print on foil', state: 'outdated' as const }
  const { container } = await renderInAdmin(
    <EnglishView unit={{ ...unit, before: 'Foil: print on foil' }} terms={terms} />,
  )
  const marks = [...container.querySelectorAll('mark')]
  expect(marks.map(({ title, textContent }) => [title, textContent])).toEqual([['Folie', 'foil']])
  expect(container.querySelector('del mark')).toBeNull()
})

it('shows rich text with its structure: headings, lists, links, pictures and sections', async () => {
  const list = (...items: string[]) =>
    element(
      'list',
      items.map((item, index) => element('listitem', [words(item)], { value: index + 1 })),
      { tag: 'ol', listType: 'number', start: 1 },
    )
  const link = (fields: object) => element('link', [words('prices')], { fields })
  const codes = {
    id: 'c',
    blockType: 'codes',
    alt: 'A menu',
    codes: [{ id: 'd', type: 'url', fields: 'url: https://example.com' }],
  }
  const english = richText(
    element('heading', [words('Foil', 1)], { tag: 'h2' }),
    list('thin', 'thick', 'red'),
    element('paragraph', [
      words('See '),
      link({ linkType: 'internal', doc: { relationTo: 'posts', value: 'a' } }),
    ]),
    { type: 'block', fields: codes },
    { type: 'upload', relationTo: 'media', value: 'm', id: 'u', fields: {} },
  )
  const before = richText(
    element('heading', [words('Foil', 1)], { tag: 'h2' }),
    list('thin', 'very thick'),
  )
  const unit = { key: 'body', english, before, state: 'outdated' as const }
  const view = await renderInAdmin(<EnglishView unit={unit} />)
  await expect.element(view.getByRole('heading', { name: 'Foil' })).toBeInTheDocument()
  const items = [...view.container.querySelectorAll('ol > li')].map(({ innerHTML }) => innerHTML)
  expect(items).toEqual(['thin', '<del>very </del>thick', '<ins>red</ins>'])
  await expect
    .element(view.getByTitle(message('admin.sideBySide.link')))
    .toHaveTextContent('prices')
  await expect.element(view.getByText('url: https://example.com')).toBeInTheDocument()
  await expect.element(view.getByText(message('admin.sideBySide.picture'))).toBeInTheDocument()
  expect(view.container.querySelector('ins div')).not.toBeNull()
})
