import { expect, it } from 'vitest'
import { findWorkspaceKeys } from './find-workspace-keys'

const key = `qw_${'aB3-_'.repeat(9).slice(0, 43)}`

it.each([
  ['alone', key, [key]],
  ['in a link', `https://qz.example/de/workspace#key=${key}`, [key]],
  ['in a mail, twice', `Here it is:\n${key}.\n\nAgain: “${key}”`, [key]],
  ['cut off', key.slice(0, -1), []],
  ['continued', `${key}x`, []],
  ['of a code', `bcdfghjk.qz_${'a'.repeat(43)}`, []],
])('finds a key %s', (_, text, found) => {
  expect(findWorkspaceKeys(text)).toEqual(found)
})
