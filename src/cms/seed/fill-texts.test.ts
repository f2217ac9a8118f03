import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { fillTexts } from './fill-texts'

const text = (name: string, localized: boolean) =>
  ({ name, type: 'text', localized }) as FlattenedField
const row = [text('icon', false), text('label', true)]
const fields = [
  text('slug', false),
  text('title', true),
  { name: 'hero', type: 'group', flattenedFields: [text('lead', true)] },
  { name: 'items', type: 'array', flattenedFields: row },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'cards', flattenedFields: row }] },
] as FlattenedField[]

it('fills empty texts, matches rows by id and leaves everything else', () => {
  const current = {
    slug: 'own',
    title: 'Own',
    hero: { lead: null },
    items: [
      { id: 'b', icon: 'wifi' },
      { id: 'own', icon: 'link', label: '' },
    ],
    blocks: [{ id: 'x', blockType: 'cards', icon: null, label: null }],
  }
  const words = {
    slug: 'seed',
    title: 'Seed',
    hero: { lead: 'Lead' },
    items: [
      { id: 'a', icon: 'a', label: 'A' },
      { id: 'b', icon: 'b', label: 'B' },
    ],
    blocks: [{ id: 'x', blockType: 'cards', icon: 'x', label: 'X' }],
  }
  expect(fillTexts(fields, current, words)).toEqual({
    slug: 'own',
    title: 'Own',
    hero: { lead: 'Lead' },
    items: [
      { id: 'b', icon: 'wifi', label: 'B' },
      { id: 'own', icon: 'link', label: undefined },
    ],
    blocks: [{ id: 'x', blockType: 'cards', icon: null, label: 'X' }],
  })
})
