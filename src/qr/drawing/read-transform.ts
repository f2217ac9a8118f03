import { type Affine, combineAffine, identity } from './affine'
import { DrawingError } from './drawing-error'

const functions = /\s*([a-zA-Z]{1,20})\s{0,20}\(([^()]{0,500})\)[\s,]*/y

/** Reads a list of transform functions (SVG 2, §8.5; numbers without units). */
export function readTransform(text = ''): Affine {
  let matrix = identity
  functions.lastIndex = 0
  const list = text.trim()
  while (functions.lastIndex < list.length) {
    const [, name = '', operands = ''] = functions.exec(list) ?? []
    const values = operands.trim().split(/[\s,]+/)
    const numbers = values[0] === '' ? [] : values.map((value) => Number.parseFloat(value))
    if (!name || numbers.length === 0 || !numbers.every(Number.isFinite)) {
      throw new DrawingError('other')
    }
    matrix = combineAffine(matrix, createTransform(name, numbers))
  }
  return matrix
}

function createTransform(name: string, numbers: readonly number[]): Affine {
  const [first = 0, second, third = 0] = numbers
  const radians = (first * Math.PI) / 180
  switch (name) {
    case 'matrix':
      if (numbers.length !== 6) throw new DrawingError('other')
      return numbers as unknown as Affine
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0]
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0]
    case 'rotate': {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
      const turn: Affine = [cos, sin, -sin, cos, 0, 0]
      if (second === undefined) return turn
      return combineAffine(combineAffine([1, 0, 0, 1, second, third], turn), [
        1,
        0,
        0,
        1,
        -second,
        -third,
      ])
    }
    case 'skewX':
      return [1, 0, Math.tan(radians), 1, 0, 0]
    case 'skewY':
      return [1, Math.tan(radians), 0, 1, 0, 0]
    default:
      throw new DrawingError('other')
  }
}
