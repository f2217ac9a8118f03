import type { FoundCode } from '@/qr/decode'
import { codeKey } from '../code-key'

/** Outlines over the video, scaled like the video. */
export function CodeOutlines({
  codes,
  width,
  height,
}: {
  codes: readonly FoundCode[]
  width: number
  height: number
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className="pointer-events-none absolute inset-0 size-full fill-none"
      data-outlines={codes.length}
    >
      {codes.map((code) => {
        const points = code.corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
        return (
          <g key={codeKey(code) + points} strokeLinejoin="round">
            <polygon
              points={points}
              className="stroke-8 stroke-black/60"
              vectorEffect="non-scaling-stroke"
            />
            <polygon
              points={points}
              className="stroke-4 stroke-white"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
    </svg>
  )
}
