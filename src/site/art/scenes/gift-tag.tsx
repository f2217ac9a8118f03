import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** A tag on a present. */
export const giftTag: SceneDrawing = {
  code: { x: 156, y: 56, width: 120, height: 132 },
  art: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--body)" />
      <path d="M40 0h32v240H40z" fill="var(--stamp)" />
      <path d="M52 0h8v240h-8z" fill="var(--dark)" opacity={0.15} />
      <path d="M76 120l40-72h176v152H116z" fill="var(--shade)" />
      <path d="M72 116l40-72h176v152H112z" fill="var(--sheet)" />
      <circle
        cx={100}
        cy={120}
        r={8}
        fill="var(--body)"
        stroke="var(--sheet-edge)"
        strokeWidth={3}
      />
      <path
        d="M100 120C76 108 64 96 56 72M100 120c-28 4-40 20-44 44"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={2}
      />
      <path
        d="M56 72c-24-28-36 4 0 0c32-16 16-40 0 0z"
        fill="var(--stamp)"
        stroke="var(--dark)"
        strokeOpacity={0.2}
        strokeWidth={2}
      />
      <TextBars x={116} y={84} widths={[28]} height={6} fill="var(--dark)" />
      <TextBars x={116} y={102} widths={[28, 20, 24, 16]} />
    </>
  ),
}
