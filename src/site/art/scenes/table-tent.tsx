import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** A folded card on a table, next to a cup. */
export const tableTent: SceneDrawing = {
  code: { x: 104, y: 64, width: 112, height: 120 },
  art: (
    <>
      <path d="M0 176h320v64H0z" fill="var(--board)" />
      <path d="M0 176h320v4H0z" fill="var(--board-edge)" />
      <path d="M80 212h196l20 12H92z" fill="var(--board-edge)" />
      <path d="M232 28l44 184h-44z" fill="var(--shade)" />
      <path d="M88 28h144v184H88z" fill="var(--sheet)" />
      <path d="M88 28h144v8H88z" fill="var(--stamp)" />
      <TextBars x={120} y={46} widths={[80]} height={8} fill="var(--dark)" />
      <TextBars x={124} y={192} widths={[72]} />
      <path d="M16 208h64l-8 8H24z" fill="var(--sheet-edge)" />
      <path d="M24 168h44v24a16 16 0 0 1-16 16H40a16 16 0 0 1-16-16z" fill="var(--body)" />
      <path d="M68 174h6a8 8 0 0 1 0 20h-8" fill="none" stroke="var(--body)" strokeWidth={4} />
      <path d="M24 168h44v4H24z" fill="var(--dark)" opacity={0.7} />
    </>
  ),
}
