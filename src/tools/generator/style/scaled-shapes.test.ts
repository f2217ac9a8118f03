import { expect, it } from 'vitest'
import { moduleShapes } from '@/qr/design'
import { moduleShapeDrawings } from '@/qr/render'
import { scaledShapes } from './scaled-shapes'

it('are those whose drawing the size changes', () => {
  const grid = { sizeModules: 2, dark: Uint8Array.of(1, 1, 0, 1), x: 0, y: 0 }
  const changed = moduleShapes.filter((shape) => {
    const { draw } = moduleShapeDrawings[shape]
    return draw(grid, 1) !== draw(grid, 0.7)
  })
  expect(changed).toEqual(scaledShapes)
})
