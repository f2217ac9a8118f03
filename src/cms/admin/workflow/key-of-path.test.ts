import { expect, it } from 'vitest'
import { keyOfPath } from './key-of-path'

const fields = {
  blocks: { rows: [{ id: 'a' }, { id: 'b' }] },
  'blocks.1.items': { rows: [{ id: 'c' }] },
}

it.each([
  ['title', 'title'],
  ['hero.title', 'hero.title'],
  ['blocks.1.items.0.title', 'blocks.b.items.c.title'],
  ['blocks.2.title', undefined],
])('the key of %s is %s', (path, key) => {
  expect(keyOfPath(path, fields)).toBe(key)
})
