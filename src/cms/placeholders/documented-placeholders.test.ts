import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { conditionNames } from './conditions'
import { placeholderNames } from './placeholder-values'

it('are listed for editors, all of them', () => {
  const listed = readFileSync('docs/editing.md', 'utf8').matchAll(/^\| `\{\{(\??\w+)\}\}`/gm)
  const names = [...placeholderNames, ...conditionNames.map((name) => `?${name}`)]
  expect([...listed].map(([, name]) => name)).toEqual(names)
})
