import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** A parcel with its label. */
export const parcel: SceneDrawing = {
  code: { x: 156, y: 92, width: 108, height: 112 },
  art: (
    <>
      <path d="M0 216h320v24H0z" fill="var(--ground)" />
      <path d="M20 40l24-24h232l24 24z" fill="var(--board-edge)" />
      <path d="M20 40h280v184H20z" fill="var(--board)" />
      <path
        d="M72 16h28l-12 24H56zM56 40h32v64l-8-4-8 4-8-4-8 4z"
        fill="var(--sheet-edge)"
        opacity={0.7}
      />
      <path d="M108 56h168v156H108z" fill="var(--sheet)" />
      <TextBars x={120} y={68} widths={[72, 104]} height={6} fill="var(--dark)" />
      <TextBars x={120} y={104} widths={[28, 20, 28, 24, 16, 28]} />
      <path
        d="M36 168v32M48 168v32M32 172l4-4 4 4M44 172l4-4 4 4M32 204h20"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={3}
        opacity={0.7}
      />
    </>
  ),
}
