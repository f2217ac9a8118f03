import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconNames } from '../src/ui/icon/icon-names'
import { drawIconSprite } from './icon-sprite.mjs'

it('has every icon as Lucide draws it', () => {
  const sprite = readFileSync(new URL('../src/ui/icon/icons.svg', import.meta.url), 'utf8')
  expect(sprite, 'run scripts/make-icon-sprite.mjs').toBe(drawIconSprite(iconNames))
})
