import { expect, it } from 'vitest'
import { judgeSpotName } from './judge-spot-name'

it.each([
  ['None', 'reserved'],
  ['ALL', 'reserved'],
  [' /All ', 'reserved'],
  ['[None]', 'reserved'],
  ['[Registration]', 'reserved'],
  ['Ａｌｌ', 'reserved'],
  ['Cyan', 'process'],
  ['process black', 'process'],
  ['Process_Magenta', 'process'],
  ['PANTONE 287 C', undefined],
  ['All Black', undefined],
  ['Gold', undefined],
  ['', undefined],
])('judges the spot color %j as %s', (name, judged) => {
  expect(judgeSpotName(name)).toBe(judged)
})
