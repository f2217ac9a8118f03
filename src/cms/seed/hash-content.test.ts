import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { hashShape, hashTexts } from './hash-content'

const text = (name: string, localized: boolean) =>
  ({ name, type: 'text', localized }) as FlattenedField
const fields = [
  text('_status', true),
  text('slug', false),
  text('title', true),
  { name: 'body', type: 'richText', localized: true },
  { name: 'hero', type: 'group', flattenedFields: [text('lead', true)] },
  { name: 'items', type: 'array', flattenedFields: [text('icon', false), text('label', true)] },
] as FlattenedField[]

const document = {
  title: 'Title',
  body: { root: { children: [{ type: 'block', fields: { id: '1', code: 'A' } }] } },
  hero: { lead: 'Lead' },
  items: [{ id: 'one', icon: 'wifi', label: 'Wi-Fi' }],
}
const texts = (changes: object) => hashTexts(fields, { ...document, ...changes })
const shape = (changes: object) => hashShape(fields, { ...document, ...changes })

it.each([
  ['the status', { _status: 'draft' }],
  ['what all languages share', { slug: 'other' }],
  ['icons', { items: [{ id: 'one', icon: 'link', label: 'Wi-Fi' }] }],
  [
    'random ids',
    { body: { root: { children: [{ type: 'block', fields: { code: 'A', id: '2' } }] } } },
  ],
  ['empty texts', { hero: { lead: 'Lead', other: '' } }],
])('texts are the same whatever %s', (_, changes) => {
  expect(texts(changes)).toBe(texts({}))
})

it.each([
  ['a title', { title: 'Other' }],
  ['a lead', { hero: { lead: 'Other' } }],
  ['a label', { items: [{ id: 'one', icon: 'wifi', label: 'Other' }] }],
  ['a body', { body: { root: { children: [{ type: 'block', fields: { code: 'B' } }] } } }],
])('texts differ by %s', (_, changes) => {
  expect(texts(changes)).not.toBe(texts({}))
})

it('compares only the fields that the other content has', () => {
  const own = { ...document, hero: { lead: 'Own' } }
  const { hero: _, ...like } = document
  expect(hashTexts(fields, own, like)).toBe(hashTexts(fields, document, like))
})

it('the shape is that of rows and what languages share of them', () => {
  expect(shape({ title: 'Other', slug: 'other' })).toBe(shape({}))
  expect(shape({ items: [{ id: 'one', icon: 'wifi', label: 'Other' }] })).toBe(shape({}))
  expect(shape({ items: [{ id: 'one', icon: 'link', label: 'Wi-Fi' }] })).not.toBe(shape({}))
  expect(shape({ items: [] })).not.toBe(shape({}))
})
