import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'

/** A whiteboard with a sketch, and a printed code held by magnets. */
export const whiteboard: SceneDrawing = {
  code: { x: 176, y: 44, width: 108, height: 124 },
  art: (
    <>
      <path d="M8 8h304v204H8z" fill="var(--sheet-edge)" />
      <path d="M16 16h288v188H16z" fill="#fff" />
      <path
        d="M40 68c8-14 14-14 18 0s8 4 14-6 10 4 16 6 12-16 18-6 6 10 16 4 8-8 16-4"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M40 88h88" fill="none" stroke="var(--stamp)" strokeWidth={3} strokeLinecap="round" />
      <path
        d="M44 176v-60M44 176h100M44 164c24-4 32-36 48-36s20 20 44-8M128 118l10 0 -1 10"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <PaperSheet x={168} y={32} width={124} height={144} fill="#fff" />
      <circle cx={178} cy={36} r={6} fill="var(--stamp)" />
      <circle cx={282} cy={36} r={6} fill="var(--dark)" />
      <path d="M0 212h320v12H0z" fill="var(--shade)" />
      <path d="M56 204h40v8H56z" fill="var(--stamp)" />
      <path d="M104 204h40v8h-40zM152 200h32v12h-32z" fill="var(--dark)" />
    </>
  ),
}
