import type { SceneDrawing } from './scene-drawing'

/** A washing machine with a sticker that leads to its manual. */
export const appliance: SceneDrawing = {
  code: { x: 184, y: 84, width: 108, height: 112 },
  art: (
    <>
      <path d="M0 228h320v12H0z" fill="var(--ground)" />
      <rect x={12} y={12} width={296} height={220} rx={6} fill="var(--body)" />
      <path d="M12 60h296v4H12z" fill="var(--shade)" />
      <rect x={32} y={26} width={72} height={20} fill="var(--sheet)" opacity={0.7} />
      <rect x={176} y={26} width={56} height={20} fill="var(--dark)" />
      <path d="M184 32h8v8h-8zM196 32h8v8h-8zM212 32h8v8h-8z" fill="var(--stamp)" />
      <circle cx={272} cy={36} r={16} fill="var(--shade)" />
      <path d="M270 20h4v12h-4z" fill="var(--dark)" />
      <circle cx={96} cy={148} r={72} fill="var(--sheet-edge)" />
      <circle cx={96} cy={148} r={56} fill="var(--dark)" />
      <path
        d="M44 156a56 56 0 0 0 104 0c-16-12-28 4-52-4s-36 0-52 4z"
        fill="var(--glass)"
        opacity={0.55}
      />
      <path
        d="M64 112a48 48 0 0 1 28-12"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.5}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <rect x={178} y={78} width={120} height={124} rx={4} fill="#fff" />
    </>
  ),
}
