import { expect, it } from 'vitest'
import { renewIds } from './renew-ids'

it('replaces the ids of rows, and nothing that refers to a document', () => {
  const link = { type: 'link', id: 'a', fields: { doc: { relationTo: 'posts', value: 'post' } } }
  const section = { type: 'block', fields: { id: 'b', codes: [{ id: 'c', type: 'url' }] } }
  const value = { root: { children: [link, section, { type: 'upload', id: 'd', value: 'media' }] } }
  const copied = renewIds(value)
  const withoutIds = (own: unknown) =>
    JSON.stringify(own, (name, member) => (name === 'id' ? undefined : member))
  expect(withoutIds(copied)).toBe(withoutIds(value))
  const ids = [...JSON.stringify(copied).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
})
