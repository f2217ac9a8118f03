import { memo } from 'react'
import type { ModuleShape } from '@/qr/design'
import { moduleShapeDrawings } from '@/qr/render'

const sizeModules = 6
/** Single modules, lines, corners and a patch: all cases that shapes draw differently. */
const pattern = ['110111', '010001', '011101', '000100', '110110', '100111'].join('')
const grid = { sizeModules, dark: Uint8Array.from(pattern, Number), x: 0, y: 0 }

/** Some modules in a shape. */
export const ModulePicture = memo(function ModulePicture({ shape }: { shape: ModuleShape }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${sizeModules + 2} ${sizeModules + 2}`}
      className="mx-auto w-full max-w-20 fill-current"
    >
      <path d={moduleShapeDrawings[shape].draw(grid, 1)} />
    </svg>
  )
})
