import type { Luma } from './luma'

/** Replaces each pixel with the darkest, or lightest, of the 3 × 3 pixels around it. */
export function erodeLuma(picture: Luma, which: 'darkest' | 'lightest'): Luma {
  const { values, width, height } = picture
  const pick = which === 'darkest' ? Math.min : Math.max
  const rows = new Uint8Array(values.length)
  const result = new Uint8Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const column = index % width
    const gray = values[index] as number
    const before = column > 0 ? (values[index - 1] as number) : gray
    const after = column < width - 1 ? (values[index + 1] as number) : gray
    rows[index] = pick(gray, before, after)
  }
  for (let index = 0; index < values.length; index++) {
    const row = Math.floor(index / width)
    const gray = rows[index] as number
    const above = row > 0 ? (rows[index - width] as number) : gray
    const below = row < height - 1 ? (rows[index + width] as number) : gray
    result[index] = pick(gray, above, below)
  }
  return { ...picture, values: result }
}
