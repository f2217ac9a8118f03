import { describe, expect, it } from 'vitest'
import { fillContent } from './fill-content'
import type { TextNode } from './fill-rich-text'
import { fillText, listPlaceholders } from './fill-text'
import type { PlaceholderValues } from './placeholder-values'

const values: PlaceholderValues = {
  texts: new Map([
    ['types', '11'],
    ['operatorAddress', '1 Main Street\nSpringfield'],
    ['contactEmail', 'hello@example.com'],
  ]),
  fulfilled: new Set(['mail']),
}
const editor: PlaceholderValues = { ...values, mark: (name) => `name of ${name}` }

const text = (value: string, format = 0): TextNode => ({ type: 'text', text: value, format })
const node = (type: string, ...children: TextNode[]): TextNode => ({ type, children })
const paragraph = (value: string) => node('paragraph', text(value))
const heading = (tag: string, value: string) => ({ ...node('heading', text(value)), tag })
const cell = (value: string, headerState = 0) => ({
  ...node('tablecell', paragraph(value)),
  headerState,
})

function fill(...children: TextNode[]): TextNode[] {
  return fillWith(values, ...children)
}
function fillWith(own: PlaceholderValues, ...children: TextNode[]): TextNode[] {
  return fillContent({ root: { children } }, own).root.children
}
const wordsOf = (nodes: readonly TextNode[]): string[] =>
  nodes.map(({ text: own, children = [] }) => own ?? wordsOf(children).join(''))

describe('fillText', () => {
  it.each([
    ['{{types}} types of code', '11 types of code'],
    ['{{ types }} types', '11 types'],
    ['{{?mail}} We send keys by mail.', 'We send keys by mail.'],
    ['{{?chat}} We chat.', undefined],
    ['Call {{operatorPhone}}.', undefined],
    ['A {{misspelled}} name', undefined],
    ['First {{types}}.\n\nCall {{operatorPhone}}.\n\nLast.', 'First 11.\n\nLast.'],
    ['{{operatorAddress}}', '1 Main Street\nSpringfield'],
    ['Braces { and {} stay', 'Braces { and {} stay'],
  ])('fills %j', (text, expected) => {
    expect(fillText(text, values)).toBe(expected)
  })

  it('names for editors what is missing', () => {
    expect(fillText('Call {{operatorPhone}}.', editor)).toBe('Call ⟦name of operatorPhone⟧.')
    expect(fillText('{{?chat}} We chat.', editor)).toBe('⟦name of chat⟧ We chat.')
  })

  it('lists what a text uses', () => {
    expect(listPlaceholders('{{?mail}} To {{contactEmail}}')).toEqual([
      { name: 'mail', isCondition: true },
      { name: 'contactEmail', isCondition: false },
    ])
  })
})

describe('a rich text', () => {
  it('has its values in the format of the text around them', () => {
    expect(fill(node('paragraph', text('With '), text('{{types}}', 1), text(' types')))).toEqual([
      node('paragraph', text('With '), text('11', 1), text(' types')),
    ])
  })

  it('breaks the lines of an address and links an email address', () => {
    const [address, mail] = fill(paragraph('{{operatorAddress}}'), paragraph('{{contactEmail}}'))
    expect(address?.children?.map(({ type }) => type)).toEqual(['text', 'linebreak', 'text'])
    expect(mail?.children?.[0]).toMatchObject({
      type: 'autolink',
      fields: { url: 'mailto:hello@example.com' },
    })
  })

  it('fills the address of a link and does not link its words again', () => {
    const link = {
      ...node('link', text('{{contactEmail}}')),
      fields: { url: 'mailto:{{contactEmail}}' },
    }
    const [filled] = fill(node('paragraph', link))
    expect(filled?.children).toEqual([
      { ...node('link', text('hello@example.com')), fields: { url: 'mailto:hello@example.com' } },
    ])
  })

  it('leaves out paragraphs, items and rows with a missing value', () => {
    const list = node(
      'list',
      node('listitem', text('Phone: {{operatorPhone}}')),
      node('listitem', text('Types: {{types}}')),
    )
    const table = node(
      'table',
      node('tablerow', cell('What', 1), cell('Value', 1)),
      node('tablerow', cell('VAT'), cell('{{vatId}}')),
      node('tablerow', cell('Types'), cell('{{types}}')),
    )
    expect(wordsOf(fill(paragraph('Call {{operatorPhone}}'), list, table))).toEqual([
      'Types: 11',
      'WhatValueTypes11',
    ])
  })

  it('leaves out lists and tables that have nothing left', () => {
    const nested = node('listitem', node('list', node('listitem', text('{{vatId}}'))))
    const table = node(
      'table',
      node('tablerow', cell('What', 1), cell('Value', 3)),
      node('tablerow', cell('VAT'), cell('{{vatId}}')),
    )
    const body = fill(paragraph('Providers:'), node('list', nested), table, paragraph('End:'))
    expect(body).toEqual([paragraph('End:')])
  })

  it('leaves out a heading without content, whatever its level', () => {
    const body = fill(
      heading('h2', 'Operator'),
      heading('h3', 'Phone'),
      paragraph('{{operatorPhone}}'),
      heading('h3', 'VAT'),
      paragraph('{{vatId}}'),
      heading('h2', 'Empty from the beginning'),
      heading('h2', 'Types'),
      paragraph('{{types}}'),
    )
    expect(wordsOf(body)).toEqual(['Empty from the beginning', 'Types', '11'])
  })

  it('leaves out what is below a heading whose condition is not fulfilled', () => {
    const body = fill(
      heading('h2', 'Services'),
      heading('h3', '{{?chat}} Chat'),
      paragraph('We use a provider.'),
      heading('h3', '{{?mail}} Mail'),
      paragraph('We send mail.'),
    )
    expect(wordsOf(body)).toEqual(['Services', 'Mail', 'We send mail.'])
  })

  it('leaves code as it is', () => {
    const sample = { type: 'block', fields: { blockType: 'Code', code: '{{name}}' } }
    const inline = node('paragraph', text('{{name}}', 16))
    expect(fill(sample, inline)).toEqual([sample, inline])
  })

  it('has everything for editors', () => {
    const body = fillWith(
      editor,
      heading('h2', '{{?chat}} Chat'),
      node('list', node('listitem', text('{{vatId}}'))),
    )
    expect(wordsOf(body)).toEqual(['⟦name of chat⟧ Chat', '⟦name of vatId⟧'])
  })
})

describe('a document', () => {
  it('loses texts, rows and sections that have a value missing', () => {
    const document = {
      title: '{{types}} types',
      lead: 'Call {{operatorPhone}}',
      plans: [{ id: 'a', name: 'Free', features: [{ text: '{{?chat}} Chat' }, { text: 'Codes' }] }],
      blocks: [
        { blockType: 'questions', title: 'A', items: [{ question: 'Q', answer: '{{vatId}}' }] },
        { blockType: 'cards', title: 'B', lead: '{{vatId}}', items: [{ title: '{{types}}' }] },
        {
          blockType: 'comparison',
          title: 'C',
          rows: [{ label: 'x', cells: [{ value: '{{vatId}}' }] }],
        },
        { blockType: 'prose', body: { root: { children: [paragraph('{{vatId}}')] } } },
        { blockType: 'band', title: '{{?chat}} Chat with us' },
      ],
    }
    expect(fillContent(document, values)).toEqual({
      title: '11 types',
      lead: null,
      plans: [{ id: 'a', name: 'Free', features: [{ text: 'Codes' }] }],
      blocks: [{ blockType: 'cards', title: 'B', lead: null, items: [{ title: '11' }] }],
    })
  })
})
