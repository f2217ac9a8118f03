import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** A letter on its envelope. */
export const letter: SceneDrawing = {
  code: { x: 160, y: 116, width: 104, height: 112 },
  art: (
    <>
      <g transform="rotate(-6 160 120)">
        <PaperSheet x={4} y={52} width={300} height={176} fill="var(--body)" />
        <path d="M4 52l150 96L304 52" fill="none" stroke="var(--shade)" strokeWidth={3} />
      </g>
      <PaperSheet x={48} y={8} width={232} height={240} />
      <TextBars x={68} y={28} widths={[56, 72, 48]} />
      <path d="M244 24h16v16h-16zM236 24h4v4h-4z" fill="var(--stamp)" />
      <TextBars x={68} y={70} widths={[108]} height={6} fill="var(--dark)" />
      <TextBars x={68} y={86} widths={[188, 180, 84, 76, 80, 64, 84]} />
      <path
        d="M70 184c8-18 14-20 14-6s-8 14-2 4 14-8 14 0 8 0 12-4 8 4 16 0"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <TextBars x={68} y={204} widths={[60, 48]} />
    </>
  ),
}
