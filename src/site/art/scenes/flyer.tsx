import { drawModules } from '../draw-modules'
import { hashPoint } from '../hash-point'
import type { SceneDrawing } from './scene-drawing'
import { TextBars } from './text-bars'

const pattern = drawModules(15, 10, (x, y) => hashPoint('flyer', x, y) < (x + 2) / 20)

/** An open leaflet: text on the fold, the code on the front. */
export const flyer: SceneDrawing = {
  code: { x: 172, y: 100, width: 112, height: 116 },
  art: (
    <>
      <path
        d="M20 36l140-16 140 4v208l-140-4-140 8z"
        fill="var(--shade)"
        transform="translate(4 4)"
      />
      <path d="M20 36l140-16v208L20 236z" fill="var(--body)" />
      <path d="M160 20h136v208H160z" fill="var(--sheet)" />
      <path d="M160 20h136v68H160z" fill="var(--stamp)" />
      <path d={pattern} transform="translate(176 20) scale(8 6.8)" fill="#fff" opacity={0.3} />
      <TextBars x={172} y={60} widths={[88]} height={8} fill="#fff" />
      <TextBars x={172} y={74} widths={[56]} fill="#fff" />
      <g transform="skewY(-6.5)">
        <TextBars x={40} y={76} widths={[72]} height={8} fill="var(--dark)" />
        <TextBars x={40} y={98} widths={[96, 88, 96, 64]} fill="var(--shade)" />
        <TextBars x={40} y={154} widths={[96, 80, 92, 88, 48]} fill="var(--shade)" />
      </g>
    </>
  ),
}
