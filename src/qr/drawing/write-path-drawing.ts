import type { PathDrawing } from '@/qr/render/path-drawing'
import { renderSvg } from '@/qr/render/render-svg'

/** Writes a drawing as SVG in the form that `readPathDrawing` recognizes. */
export function writePathDrawing({ width, height, shapes }: PathDrawing): string {
  return renderSvg({
    width,
    height,
    widthPx: width,
    symbol: { x: 0, y: 0, sizeModules: 0 },
    items: shapes.map((shape) => ({ kind: 'shape', crisp: false, ...shape })),
    title: '',
  })
}
