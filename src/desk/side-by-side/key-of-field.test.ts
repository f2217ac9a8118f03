import { expect, it } from 'vitest'
import { keyOfField } from './key-of-field'

it('names rows by their ids', () => {
  const rows: Record<string, { id: string }[]> = {
    blocks: [{ id: 'a' }, { id: 'b' }],
    'blocks.1.items': [{ id: 'c' }],
  }
  const find = (path: string) => rows[path]
  expect(keyOfField('hero.title', find)).toBe('hero.title')
  expect(keyOfField('blocks.1.items.0.title', find)).toBe('blocks.b.items.c.title')
  expect(keyOfField('blocks.7.title', find)).toBe('blocks.7.title')
})
