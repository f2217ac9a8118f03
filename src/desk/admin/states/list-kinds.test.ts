import { describe, expect, it } from 'vitest'
import { type Kinds, nameDocument } from './list-kinds'

const kinds: Kinds = new Map([
  ['pricing', { kind: 'Preise', title: 'Preise', untitled: 'Ohne Titel' }],
  ['posts', { kind: 'Artikel', title: null, untitled: 'Artikel: Ohne Titel' }],
])
const id = '019a-01'

describe('the name of a document', () => {
  it.each([
    ['a global in the language of the user', 'pricing', '', 'pricing', 'Preise'],
    ['its English title', 'posts', id, 'Menus', 'Menus'],
    ['not its id', 'posts', id, id, 'Artikel: Ohne Titel'],
    ['not empty', 'posts', id, '', 'Artikel: Ohne Titel'],
    ['known for documents that are gone', 'posts', id, null, 'Artikel: Ohne Titel'],
    ['that of a picture, which has no states', 'media', id, 'menu.png', 'menu.png'],
  ])('is %s', (_, entity, own, title, name) => {
    expect(nameDocument(kinds, entity, own, title)).toBe(name)
  })
})
