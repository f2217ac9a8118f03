import { expect, it } from 'vitest'
import { locateField } from './focus-path'

const rows: Record<string, { id: string }[]> = {
  blocks: [{ id: 'a' }, { id: '7f' }],
  'blocks.1.items': [{ id: 'x' }],
}
const rowsAt = (path: string) => rows[path]

it('finds rows by id on every level', () => {
  expect(locateField('blocks.7f.items.x.title', rowsAt)).toEqual([
    'blocks',
    '1',
    'items',
    '0',
    'title',
  ])
})

it('accepts positions and fields outside of rows', () => {
  expect(locateField('blocks.0.title', rowsAt)).toEqual(['blocks', '0', 'title'])
  expect(locateField('hero.title', rowsAt)).toEqual(['hero', 'title'])
})

it('finds nothing in a row that is gone, or for a path that is too long', () => {
  expect(locateField('blocks.gone.title', rowsAt)).toBeUndefined()
  expect(locateField('a'.repeat(301), rowsAt)).toBeUndefined()
})
