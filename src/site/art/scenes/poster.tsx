import { drawModules } from '../draw-modules'
import { hashPoint } from '../hash-point'
import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

const pattern = drawModules(19, 6, (x, y) => hashPoint('poster', x, y) < (6 - y) / 8)

/** A poster on a wall, with tape on its corners. */
export const poster: SceneDrawing = {
  code: { x: 100, y: 102, width: 120, height: 116 },
  art: (
    <>
      <path d="M0 224h320v16H0z" fill="var(--ground)" />
      <PaperSheet x={84} y={12} width={152} height={212} />
      <rect x={84} y={12} width={152} height={60} fill="var(--stamp)" />
      <path d={pattern} transform="translate(84 12) scale(8)" fill="var(--sheet)" opacity={0.3} />
      <TextBars x={100} y={80} widths={[120]} height={8} fill="var(--dark)" />
      <TextBars x={124} y={94} widths={[72]} />
      <path d="M76 20l16-16 8 8-16 16zM228 12l8-8 16 16-8 8z" fill="var(--bar)" opacity={0.8} />
    </>
  ),
}
