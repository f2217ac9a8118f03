import type { ModuleShape } from '@/qr/design/design'
import { classy } from './module-shapes/classy'
import { classyRounded } from './module-shapes/classy-rounded'
import { diamond } from './module-shapes/diamond'
import { dot } from './module-shapes/dot'
import { extraRounded } from './module-shapes/extra-rounded'
import { horizontal } from './module-shapes/horizontal'
import type { ModuleShapeDrawing } from './module-shapes/module-shape'
import { mosaic } from './module-shapes/mosaic'
import { plus } from './module-shapes/plus'
import { rounded } from './module-shapes/rounded'
import { square } from './module-shapes/square'
import { star } from './module-shapes/star'
import { vertical } from './module-shapes/vertical'

export const moduleShapeDrawings: Record<ModuleShape, ModuleShapeDrawing> = {
  square,
  dot,
  rounded,
  'extra-rounded': extraRounded,
  classy,
  'classy-rounded': classyRounded,
  diamond,
  star,
  plus,
  horizontal,
  vertical,
  mosaic,
}
