import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

/** An invoice with its code next to the total. */
export const invoice: SceneDrawing = {
  code: { x: 60, y: 112, width: 112, height: 116 },
  art: (
    <>
      <PaperSheet x={40} y={12} width={240} height={236} />
      <path d="M60 28h16v16H60zM80 28h8v8h-8z" fill="var(--stamp)" />
      <TextBars x={200} y={28} widths={[60, 44]} />
      <TextBars x={60} y={60} widths={[84]} height={8} fill="var(--dark)" />
      <path d="M60 76h200v2H60z" fill="var(--dark)" />
      <TextBars x={60} y={84} widths={[104, 88]} />
      <TextBars x={228} y={84} widths={[32, 32]} />
      <path d="M60 104h200v1H60z" fill="var(--sheet-edge)" />
      <TextBars x={188} y={120} widths={[40, 40]} />
      <TextBars x={240} y={120} widths={[20, 20]} />
      <path d="M188 142h72v2h-72z" fill="var(--dark)" />
      <TextBars x={188} y={150} widths={[72]} height={10} fill="var(--dark)" />
      <TextBars x={188} y={184} widths={[72, 60, 68, 48]} />
    </>
  ),
}
