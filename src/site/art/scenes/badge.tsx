import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** A name badge on its ribbon. */
export const badge: SceneDrawing = {
  code: { x: 104, y: 104, width: 112, height: 116 },
  art: (
    <>
      <path d="M96 0h24l40 44-12 8zM224 0h-24l-40 44 12 8z" fill="var(--stamp)" />
      <path d="M152 40h16v20h-16z" fill="var(--dark)" />
      <rect x={84} y={56} width={160} height={188} rx={8} fill="var(--shade)" />
      <rect x={80} y={52} width={160} height={184} rx={8} fill="var(--sheet)" />
      <rect x={144} y={58} width={32} height={6} rx={3} fill="var(--wall)" />
      <TextBars x={108} y={74} widths={[104]} height={12} fill="var(--dark)" />
      <TextBars x={128} y={92} widths={[64]} />
      <path d="M80 224h160v4a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8z" fill="var(--stamp)" />
    </>
  ),
}
