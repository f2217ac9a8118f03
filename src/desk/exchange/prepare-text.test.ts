import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { isValues, type Values } from '../documents/row-fields'
import { type Inline, listInlineCodes } from '../formats/inline'
import { type PreparedText, prepareTranslation } from './prepare-text'
import type { BlockText, ExchangeNode } from './rich-text-parts'

const body = { name: 'body', type: 'richText' } as unknown as FlattenedField
const title = { name: 'title', type: 'text' } as unknown as FlattenedField

const anyString = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('Scan {{appUrl}} now', '{{?chat}}Chat', '{1}', '\\{1/}', '\n', '漢字かな', '  '),
)
const listBlockTexts = (fields: Values): BlockText[] => [
  ...(typeof fields.alt === 'string' ? [{ path: ['alt'], isTranslatable: true }] : []),
  ...(Array.isArray(fields.items)
    ? fields.items.map((_, index) => ({ path: ['items', index, 'label'], isTranslatable: true }))
    : []),
  ...(typeof fields.code === 'string' ? [{ path: ['code'], isTranslatable: false }] : []),
]

/** Documents with every kind of node that the editor offers, also in places where it does not. */
const { root } = fc.letrec<{
  root: ExchangeNode
  block: ExchangeNode
  inline: ExchangeNode
  leaf: ExchangeNode
}>((tie) => ({
  leaf: fc.oneof(
    fc.record({
      type: fc.constant('text'),
      version: fc.constant(1),
      detail: fc.constant(0),
      format: fc.constantFrom(0, 0, 0, 1, 2, 3, 16, 17),
      mode: fc.constant('normal'),
      style: fc.constantFrom('', '', 'color: red'),
      text: anyString,
    }),
    fc.record({ type: fc.constant('text'), text: anyString, format: fc.constant(0) }),
    fc.constant({ type: 'linebreak', version: 1 }),
    fc.constant({ type: 'tab', version: 1, text: '\t' }),
    fc.record({ type: fc.constant('inlineBlock'), fields: fc.record({ x: anyString }) }),
  ) as fc.Arbitrary<ExchangeNode>,
  inline: fc.oneof(
    { weight: 4, arbitrary: tie('leaf') },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom('link', 'autolink'),
        fields: fc.oneof(
          fc.record({ url: anyString, linkType: fc.constant('custom') }),
          fc.constant({ doc: { relationTo: 'posts', value: 'a' }, linkType: 'internal' }),
        ),
        children: fc.array(tie('leaf'), { maxLength: 3 }),
      }) as fc.Arbitrary<ExchangeNode>,
    },
  ),
  block: fc.oneof(
    { depthSize: 'small' },
    fc.constant({ type: 'horizontalrule', version: 1 }),
    fc.constant({ type: 'upload', relationTo: 'media', value: 'id', fields: null }),
    fc.record({
      type: fc.constant('block'),
      fields: fc.oneof(
        fc.record({ blockType: fc.constant('codes'), alt: anyString, id: fc.string() }),
        fc.record({ items: fc.array(fc.record({ label: anyString })) }),
        fc.record({ blockType: fc.constant('Code'), code: anyString }),
      ),
    }),
    fc.record({
      type: fc.constantFrom('paragraph', 'heading', 'quote', 'listitem'),
      tag: fc.constantFrom('h2', 'h3'),
      direction: fc.constant('ltr'),
      children: fc.array(tie('inline'), { maxLength: 5 }),
    }),
    fc.record({
      type: fc.constantFrom('list', 'table', 'tablerow', 'tablecell', 'listitem', 'quote'),
      children: fc.array(fc.oneof(tie('block'), tie('inline')), { maxLength: 4 }),
    }),
  ) as fc.Arbitrary<ExchangeNode>,
  root: fc.record({
    type: fc.constant('root'),
    children: fc.array(tie('block'), { maxLength: 6 }),
  }) as fc.Arbitrary<ExchangeNode>,
}))
const anyDocument = root.map((value) => ({ root: value }))

const targetsOf = ({ parts }: PreparedText, side: 'source' | 'target') =>
  new Map(parts.flatMap((part) => (part[side] ? [[part.id, part[side]]] : [])))

it('returns every rich text from the units of its source', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const prepared = prepareTranslation(body, document, null, listBlockTexts)
      expect(prepared.build(targetsOf(prepared, 'source'))).toEqual(document)
    }),
  )
})

it('returns every translation from the units of its target', () => {
  fc.assert(
    fc.property(anyDocument, fc.func(anyString), (document, translate) => {
      const translation = translateTexts(document, (text) => text && `ä${translate(text)}`)
      const prepared = prepareTranslation(body, document, translation, listBlockTexts)
      expect(prepared.build(targetsOf(prepared, 'target'))).toEqual(translation)
      expect(prepared.build(new Map())).toEqual(translation)
      for (const { source, target, codes } of prepared.parts) {
        const ids = new Set(codes.map(({ id }) => id))
        for (const id of listInlineCodes([...source, ...(target ?? [])])) expect(ids).toContain(id)
      }
    }),
  )
})

it('returns every text with its placeholders', () => {
  fc.assert(
    fc.property(anyString, anyString, (english, translation) => {
      const prepared = prepareTranslation(title, english, translation, listBlockTexts)
      expect(prepared.build(targetsOf(prepared, 'source'))).toBe(english)
      expect(prepared.build(new Map())).toBe(translation.trim() ? translation : '')
    }),
  )
})

/** Translates the texts that have content, so that the same texts have content in both languages. */
function translateTexts(value: unknown, translate: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => translateTexts(one, translate))
  if (!isValues(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      const isText = ['alt', 'label', 'text'].includes(name) && typeof own === 'string'
      return [name, isText && own.trim() ? translate(own) : translateTexts(own, translate)]
    }),
  )
}

it('combines formatting inside formatting, and refuses unknown tags', () => {
  const text = (words: string, format: number) => ({ type: 'text', text: words, format })
  const children = [text('plain', 0), text('bold', 1), text('italic', 2)]
  const english = { root: { type: 'root', children: [{ type: 'paragraph', children }] } }
  const { build, parts } = prepareTranslation(body, english, null, listBlockTexts)
  const [part] = parts
  const buildOne = (content: Inline[]) => build(new Map([[part?.id ?? '', content]]))
  const nested = buildOne([{ id: '1', children: ['a', { id: '2', children: ['b'] }] }])
  expect(nested).toMatchObject({
    root: { children: [{ children: [text('a', 1), text('b', 3)] }] },
  })
  expect(buildOne([{ id: '9', children: ['a'] }])).toBeUndefined()
})
