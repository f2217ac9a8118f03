import { expect, it } from 'vitest'
import { findFolderFault, tidyFolder } from './folder'

it.each([
  ['Blog/2026', 'Blog/2026'],
  [' /Blog //  Summer   sale/ ', 'Blog/Summer sale'],
  ['ブログ/夏', 'ブログ/夏'],
  ['/', null],
  ['', null],
  [undefined, null],
  [{ like: 'x' }, null],
])('%j is stored as the folder %j', (typed, folder) => {
  expect(tidyFolder(typed)).toBe(folder)
})

it('limits length and depth', () => {
  expect(findFolderFault(null, 'en')).toBeUndefined()
  expect(findFolderFault('a/b/c/d/e', 'en')).toBeUndefined()
  expect(findFolderFault('a/b/c/d/e/f', 'en')).toContain('five')
  expect(findFolderFault('a'.repeat(121), 'de')).toContain('120')
})
