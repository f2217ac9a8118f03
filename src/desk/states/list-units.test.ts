import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { hashText, isFilled, setUnits } from './list-units'

const text = (name: string, localized = true) =>
  ({ name, type: 'text', localized }) as unknown as FlattenedField
const nested = (name: string, type: string, flattenedFields: FlattenedField[]) =>
  ({ name, type, flattenedFields }) as unknown as FlattenedField
const fields = [
  text('title'),
  text('slug', false),
  nested('meta', 'group', [text('title')]),
  nested('items', 'array', [text('label'), text('path', false)]),
]
const richText = (node: object, more: object = {}) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [node], ...more }] },
})

describe('setUnits', () => {
  const doc = {
    title: 'Title',
    slug: 'slug',
    items: [
      { id: 'a', label: 'A', path: '/a' },
      { id: 'b', label: 'B', path: '/b' },
    ],
  }

  it('returns what changes, with whole lists and groups that were never filled', () => {
    const texts = new Map([
      ['items.b.label', 'Neu'],
      ['meta.title', 'Kurz'],
    ])
    expect(setUnits(fields, doc, texts)).toEqual({
      items: [doc.items[0], { id: 'b', label: 'Neu', path: '/b' }],
      meta: { title: 'Kurz' },
    })
    expect(doc.items[1]?.label).toBe('B')
  })

  it('ignores rows that are gone, and what is not translated', () => {
    const texts = new Map([
      ['items.gone.label', 'Neu'],
      ['slug', 'neu'],
    ])
    expect(setUnits(fields, doc, texts)).toEqual({})
  })
})

describe('hashText', () => {
  it('ignores the order of members and what editors add', () => {
    const seeded = richText({ type: 'text', text: 'Hello' })
    const saved = richText(
      { version: 1, mode: 'normal', style: '', format: 0, text: 'Hello', type: 'text' },
      { direction: 'ltr', textFormat: 0, indent: 0, version: 1 },
    )
    expect(hashText(saved)).toBe(hashText(seeded))
  })

  it('differs by text and by format', () => {
    const hashes = [
      richText({ type: 'text', text: 'Hello' }),
      richText({ type: 'text', text: 'Hello', format: 1 }),
      richText({ type: 'text', text: 'Hello!' }),
    ].map(hashText)
    expect(new Set(hashes).size).toBe(3)
  })
})

it('counts a rich text without words as empty', () => {
  expect(isFilled({ root: { children: [{ type: 'paragraph', children: [] }] } })).toBe(false)
  expect(isFilled(richText({ type: 'text', text: 'Hello' }))).toBe(true)
})
