import { drawModuleLines } from './draw-modules'
import { hashPoint } from './hash-point'

const columns = 96
const rows = 5

/** Upper edge of a colored background that dissolves into modules, in the text color. */
export function DissolveEdge({ id, className }: { id: string; className?: string }) {
  const path = drawModuleLines(columns, rows, (x, y) => hashPoint('edge', x, y) < (y + 0.6) / rows)
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" className={className}>
      <pattern
        id={id}
        width={columns}
        height={rows}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(8)"
      >
        <path d={path} stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
