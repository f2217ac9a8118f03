import { drawModuleLines } from './draw-modules'
import { hashPoint } from './hash-point'

type ModuleFieldProps = {
  /** Selects the picture: the same seed always produces the same one. */
  seed: string
  columns: number
  rows: number
  className?: string
}

/** Modules whose density increases from the left, where the text is, to the right. Decorative. */
export function ModuleField({ seed, columns, rows, className }: ModuleFieldProps) {
  const path = drawModuleLines(columns, rows, (x, y) => {
    const density = ((x + 0.5) / columns) ** 2.2 * 0.9
    return hashPoint(seed, x, y) < density
  })
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMaxYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path d={path} stroke="currentColor" />
    </svg>
  )
}
