import { expect, it } from 'vitest'
import { writeKeysFile } from '@/tools/shared/keys/write-keys-file'
import { findBareKey, findKeys, findSlug } from './find-keys'

const slug = 'bcdfghjk'
const editKey = `qz_${'aB3-_'.repeat(8)}abc`
const other = { slug: '23456789', editKey: `qz_${'Z'.repeat(43)}` }
const key = { slug, editKey }

it.each([
  ['the word itself', `${slug}.${editKey}`],
  ['capitals in the slug', `${slug.toUpperCase()}.${editKey}`],
  ['a link', `https://example.com/de/my-qr-codes#key=${slug}.${editKey}`],
  ['a sentence around it', `Your key: ${slug}.${editKey}, keep it.`],
  [
    'link and key on lines of their own',
    `Link: HTTPS://EXAMPLE.COM/Q/BCDFGHJK\r\nKey: ${editKey}\n`,
  ],
  ['the key before its link', `${editKey}\nhttps://example.com/q/bcdfghjk`],
  ['a line of a table', `1;Menu;HTTPS://EXAMPLE.COM/Q/BCDFGHJK;${editKey};menu.svg`],
])('finds a key in %s', (_, text) => {
  expect(findKeys(text)).toEqual([key])
})

it('finds every key of a table, each with the link of its line', () => {
  const text = `link,key\nhttps://a.b/q/${slug},${editKey}\nhttps://a.b/q/${other.slug},${other.editKey}`
  expect(findKeys(text)).toEqual([key, other])
})

it('reads the file that it writes', () => {
  const stored = [key, other].map((each) => ({ ...each, name: 'Menu', addedAt: 1 }))
  expect(findKeys(writeKeysFile(stored))).toEqual([key, other])
})

it.each([
  '',
  '{}',
  '{"keys":[null,{"slug":"x","editKey":"qz_"}]}',
  editKey,
  `${slug}.${editKey}x`,
  `https://example.com/q/${slug}`,
  `bcdfg_ja.${editKey}`,
])('finds none in %j', (text) => {
  expect(findKeys(text)).toEqual([])
})

it('finds a key without its code, and the slug in what the owner adds', () => {
  expect(findBareKey(` ${editKey}\n`)).toBe(editKey)
  expect(findBareKey(`${editKey} ${other.editKey}`)).toBeUndefined()
  expect(findBareKey('no key')).toBeUndefined()
  for (const typed of ['HTTPS://A.B/Q/BCDFGHJK', 'a.b/q/bcdfghjk?x=1', ' BCDFGHJK ']) {
    expect(findSlug(typed)).toBe(slug)
  }
  expect(findSlug('https://a.b/menu')).toBeUndefined()
})
