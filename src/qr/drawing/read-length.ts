import { DrawingError } from './drawing-error'

const pixelsPerUnit: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 960 / 25.4,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
}

/**
 * Reads a length in pixels (CSS Values 4, §6); a percentage is a share of `whole`.
 *
 * @throws DrawingError for a length with another unit
 */
export function readLength(text: string | undefined, whole: number): number | undefined {
  if (text === undefined) return undefined
  const [, number = '', unit = ''] = /^([-+.\de]+?)([a-z]{0,3}|%)$/i.exec(text.trim()) ?? []
  const value = Number(number || Number.NaN)
  if (!Number.isFinite(value)) return undefined
  if (unit === '%') return (value * whole) / 100
  const factor = pixelsPerUnit[unit.toLowerCase()]
  if (factor === undefined) throw new DrawingError('other')
  return value * factor
}
