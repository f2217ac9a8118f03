import type { SceneDrawing } from './scene-drawing'

/** A collection box with a slot for coins, and a code for donors without coins. */
export const collectionBox: SceneDrawing = {
  code: { x: 104, y: 92, width: 112, height: 116 },
  art: (
    <>
      <path d="M0 212h320v28H0z" fill="var(--board)" />
      <path d="M0 212h320v4H0z" fill="var(--board-edge)" />
      <path d="M72 72l24-24h128l24 24z" fill="var(--shade)" />
      <path d="M72 72h176v152H72z" fill="var(--stamp)" />
      <path d="M128 56h64v6h-64z" fill="var(--dark)" />
      <circle cx={160} cy={28} r={16} fill="var(--board)" />
      <circle cx={160} cy={28} r={10} fill="none" stroke="var(--board-edge)" strokeWidth={3} />
      <path
        d="M136 12v16M184 4v20M124 32v8"
        fill="none"
        stroke="var(--shade)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <rect x={96} y={84} width={128} height={132} fill="#fff" />
      <circle cx={36} cy={204} r={14} fill="var(--board-edge)" />
      <circle cx={36} cy={200} r={14} fill="var(--sheet-edge)" />
    </>
  ),
}
