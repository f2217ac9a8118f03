import { expect, it } from 'vitest'
import { readFilter, writeFilter } from './filter-address'

it('writes and reads every filter', () => {
  const query = {
    kind: 'posts',
    language: 'nl',
    state: 'outdated',
    assignee: 'none',
    search: 'a b',
  }
  const filter = readFilter({ ...query, page: '2' })
  expect(filter).toMatchObject({ entity: 'posts', locale: 'nl', words: 'a b', page: 2 })
  expect(Object.fromEntries(new URLSearchParams(writeFilter(filter)))).toEqual({
    ...query,
    page: '2',
  })
})

it('ignores unknown values', () => {
  const query = { language: 'xx', state: 'lost', page: '-1', search: ['a', 'b'] }
  expect(readFilter(query)).toEqual({ page: 1 })
  expect(writeFilter(readFilter(query))).toBe('?')
})
