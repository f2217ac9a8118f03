import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { compareVersions } from './compare-versions'

const named = (en: string, de: string) => ({ en, de })
const title = { name: 'title', type: 'text', localized: true, label: named('Title', 'Titel') }
const card = {
  slug: 'cards',
  labels: { singular: named('Cards', 'Karten'), plural: named('Cards', 'Karten') },
  flattenedFields: [title, { name: 'path', type: 'text', label: named('Link', 'Link') }],
}
const fields = [
  title,
  { name: 'body', type: 'richText', localized: true, label: named('Text', 'Text') },
  {
    name: 'tone',
    type: 'select',
    label: named('Tone', 'Ton'),
    options: [{ value: 'calm', label: named('Calm', 'Ruhig') }],
  },
  { name: 'cover', type: 'upload', relationTo: 'media', label: named('Cover', 'Titelbild') },
  { name: 'blocks', type: 'blocks', blocks: [card], label: named('Sections', 'Abschnitte') },
  { name: 'publishedAt', type: 'date', label: named('Date', 'Datum') },
  { name: 'lastEditedAt', type: 'date', localized: true },
] as unknown as FlattenedField[]

const names = new Map([
  ['media:1', 'foil.png'],
  ['posts:0198c2b4-0000-7000-8000-000000000000', 'Codes on foil'],
])
const compare = (before: object, after: object, locale: 'en' | 'de' = 'de') =>
  compareVersions(fields, before, after, { locale, language: 'de', names }).map(
    ({ label, isShared, before: from, after: to }) => [label, isShared, from, to],
  )

it('compares the texts of one language, with labels in the language of the reader', () => {
  const before = { title: { en: 'Old', de: 'Alt' }, lastEditedAt: { de: '1' } }
  const after = { title: { en: 'New', de: 'Neu' }, lastEditedAt: { de: '2' } }
  expect(compare(before, after)).toEqual([['Titel', false, { text: 'Alt' }, { text: 'Neu' }]])
  expect(compare(before, { ...after, title: { en: 'New', de: 'Alt' } })).toEqual([])
})

it('finds rows by their id, and lists their order in words', () => {
  const row = (id: string, de: string, path: string) => ({
    id,
    blockType: 'cards',
    title: { de },
    path,
  })
  const before = { blocks: [row('a', 'Eins', '/wifi'), row('b', 'Zwei', '/text')] }
  const after = { blocks: [row('b', 'Zwei', '/text'), row('a', 'Drei', '/wifi')] }
  expect(compare(before, after)).toEqual([
    [
      'Abschnitte',
      true,
      { text: 'Karten: Eins\nKarten: Zwei' },
      { text: 'Karten: Zwei\nKarten: Drei' },
    ],
    ['Abschnitte › 2 › Titel', false, { text: 'Eins' }, { text: 'Drei' }],
  ])
  expect(compare(before, { blocks: [row('a', 'Eins', '/wifi')] })).toContainEqual([
    'Abschnitte › 2 › Link',
    true,
    { text: '/text' },
    { text: '' },
  ])
})

it('names choices, pictures and linked documents', () => {
  const link = (path: string) => [{ id: 'a', blockType: 'cards', path }]
  const before = { tone: 'calm', blocks: link('/wifi') }
  const after = {
    cover: '1',
    blocks: link('posts:0198c2b4-0000-7000-8000-000000000000'),
  }
  expect(compare(before, after)).toEqual([
    ['Titelbild', true, { text: '' }, { text: 'foil.png' }],
    ['Abschnitte › 1 › Link', true, { text: '/wifi' }, { text: 'Codes on foil' }],
    ['Ton', true, { text: 'Ruhig' }, { text: '' }],
  ])
})

it('returns the nodes of rich text, and ignores what editors add on saving', () => {
  const rich = (text: string, version: number) => ({
    root: { children: [{ type: 'paragraph', version, children: [{ type: 'text', text }] }] },
  })
  expect(compare({ body: { de: rich('a', 1) } }, { body: { de: rich('a', 2) } })).toEqual([])
  expect(compare({ body: { de: rich('a', 1) } }, { body: { de: rich('b', 1) } })).toMatchObject([
    ['Text', false, { nodes: [{ type: 'paragraph' }] }, { nodes: [{ type: 'paragraph' }] }],
  ])
})

it('leaves times to the browser, which knows the time zone', () => {
  const time = '2026-11-28T09:00:00.000Z'
  expect(compare({}, { publishedAt: time })).toEqual([['Datum', true, { text: '' }, { time }]])
})
