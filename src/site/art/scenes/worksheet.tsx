import { PaperSheet } from './paper-sheet'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

const answerLines = [148, 172, 196, 220]

/** A worksheet on a desk, with a pencil. */
export const worksheet: SceneDrawing = {
  code: { x: 164, y: 24, width: 104, height: 108 },
  art: (
    <>
      <path d="M0 0h320v240H0z" fill="var(--board)" />
      <PaperSheet x={36} y={12} width={248} height={236} />
      <TextBars x={56} y={32} widths={[88]} height={10} fill="var(--dark)" />
      <TextBars x={56} y={52} widths={[64]} />
      <TextBars x={56} y={80} widths={[92, 84, 96, 60]} />
      {answerLines.map((y, index) => (
        <g key={y}>
          <rect
            x={56}
            y={y - 10}
            width={10}
            height={10}
            fill={index === 0 ? 'var(--stamp)' : 'var(--bar)'}
          />
          <path d={`M76 ${y}h188v1H76z`} fill="var(--sheet-edge)" />
        </g>
      ))}
      <path
        d="M80 142c6-10 10-10 12 0s6 2 10-4 6 2 10 4 8-10 12-4 4 6 10 2"
        fill="none"
        stroke="var(--dark)"
        strokeWidth={2}
      />
      <g transform="translate(18 26) rotate(24 250 190)">
        <path d="M240 108h16v92h-16z" fill="var(--stamp)" />
        <path d="M246 108h4v92h-4z" fill="var(--dark)" opacity={0.2} />
        <path d="M240 96h16v12h-16z" fill="var(--sheet-edge)" />
        <path d="M240 200h16l-8 24z" fill="var(--board-edge)" />
        <path d="M245 215h6l-3 9z" fill="var(--dark)" />
      </g>
    </>
  ),
}
