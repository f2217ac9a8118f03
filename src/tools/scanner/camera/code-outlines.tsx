import type { FoundCode } from '@/qr/decode'
import { codeKey } from '../code-key'

/** Outlines over the video, scaled like the video. */
export function CodeOutlines({
  codes,
  isNumbered = false,
  width,
  height,
}: {
  codes: readonly FoundCode[]
  isNumbered?: boolean
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
      {codes.map((code, index) => {
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
            {isNumbered && <NumberMark number={index + 1} code={code} radius={width / 28} />}
          </g>
        )
      })}
    </svg>
  )
}

/** The number of a code in its middle. */
function NumberMark({
  number,
  code: { corners },
  radius,
}: {
  number: number
  code: FoundCode
  radius: number
}) {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-black stroke-2 stroke-white" />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fontSize={radius * 1.2}
        className="fill-white font-medium"
      >
        {number}
      </text>
    </>
  )
}
