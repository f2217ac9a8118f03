import type { Placement } from '@/qr/render/create-pdf-document'
import type { Scene } from '@/qr/render/scene'
import type { BoxMm } from './layout-sheet'
import type { SheetFormat } from './sheet-format'

/**
 * Fills a field and the bleed around it with the background of its code; null if that is
 * transparent. In a gap, two neighbors share the space; without a gap, they meet.
 *
 * @param field on the page
 * @param code the code's box inside the field
 */
export function fillField(
  scene: Scene,
  { field, code, format }: { field: BoxMm; code: BoxMm; format: SheetFormat },
  bleedMm: number,
): Placement | null {
  const background = scene.items.find(({ role }) => role === 'background')
  if (background?.kind !== 'shape') return null
  const { columns, rows, pitchXMm, pitchYMm } = format
  const column = Math.round((field.xMm - format.leftMm) / pitchXMm)
  const row = Math.round((field.yMm - format.topMm) / pitchYMm)
  const inner = (pitch: number, size: number) => Math.min(bleedMm, Math.max(0, (pitch - size) / 2))
  const [innerX, innerY] = [inner(pitchXMm, field.widthMm), inner(pitchYMm, field.heightMm)]
  const left = column === 0 ? bleedMm : innerX
  const right = column === columns - 1 ? bleedMm : innerX
  const top = row === 0 ? bleedMm : innerY
  const bottom = row === rows - 1 ? bleedMm : innerY
  // In the units of the code, so that its gradients continue.
  const unit = scene.width / code.widthMm
  const [x, y] = [-(code.xMm + left) * unit, -(code.yMm + top) * unit]
  const width = (field.widthMm + left + right) * unit
  const height = (field.heightMm + top + bottom) * unit
  const path = `M${x} ${y}h${width}v${height}h${-width}z`
  return {
    scene: { ...scene, items: [{ ...background, path }], title: '' },
    xMm: field.xMm + code.xMm,
    yMm: field.yMm + code.yMm,
    widthMm: code.widthMm,
    isDecoration: true,
  }
}
