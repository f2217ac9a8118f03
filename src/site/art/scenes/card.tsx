import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** Business cards, one on top of others that show their backs. */
export const card: SceneDrawing = {
  code: { x: 164, y: 60, width: 116, height: 128 },
  art: (
    <>
      <g transform="rotate(-9 160 120)">
        <PaperSheet x={20} y={32} width={280} height={168} fill="var(--stamp)" />
      </g>
      <PaperSheet x={24} y={44} width={272} height={160} />
      <path d="M44 64h16v16H44zM64 64h8v8h-8zM44 84h8v8h-8z" fill="var(--stamp)" />
      <TextBars x={44} y={112} widths={[96]} height={10} fill="var(--dark)" />
      <TextBars x={44} y={128} widths={[64]} />
      <TextBars x={44} y={156} widths={[88, 72, 80]} />
    </>
  ),
}
