import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

const stripes = Array.from({ length: 5 }, (_, index) => `M${index * 64} 16h32v28a16 16 0 0 1-32 0z`)

/** A shop window under an awning; the code is stuck to the glass, next to the opening hours. */
export const shopWindow: SceneDrawing = {
  code: { x: 176, y: 76, width: 116, height: 124 },
  art: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--dark)" />
      <path d="M12 32h136v188H12zM160 32h148v188H160z" fill="var(--glass)" />
      <path d="M12 132l92-100h28L12 164zM160 200L308 40v24L164 220h-4z" fill="var(--glint)" />
      <PaperSheet x={40} y={92} width={72} height={88} />
      <TextBars x={52} y={104} widths={[48]} height={6} fill="var(--dark)" />
      <TextBars x={52} y={120} widths={[24, 24, 24, 24, 24]} />
      <TextBars x={84} y={120} widths={[16, 16, 16, 16, 8]} />
      <path d="M0 0h320v16H0z" fill="var(--stamp)" />
      <path
        d="M0 16h320v28a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0a16 16 0 0 1-32 0z"
        fill="var(--sheet)"
      />
      <path d={stripes.join('')} fill="var(--stamp)" />
      <path d="M0 220h320v20H0z" fill="var(--body)" />
    </>
  ),
}
