// node --import tsx scripts/make-icon-sprite.mjs: draws the icons of pages as one file,
// `src/ui/icon/icons.svg`.
import { writeFile } from 'node:fs/promises'
import { iconNames } from '../src/ui/icon/icon-names.ts'
import { drawIconSprite } from './icon-sprite.mjs'

await writeFile(new URL('../src/ui/icon/icons.svg', import.meta.url), drawIconSprite(iconNames))
