import { useMemo } from 'react'
import type { Design } from '@/qr/design/design'
import type { Matrix } from '@/qr/encode/matrix'
import { renderPath } from '@/qr/render/render-path'

/** The code as it will be exported, quiet zone included; the same path on server and screen. */
export function CodePicture({
  matrix,
  design,
  name,
  className,
}: {
  matrix: Matrix
  design: Design
  /** What the code holds, for those who do not see it. */
  name: string
  className?: string
}) {
  const { marginModules, foreground, background } = design
  const side = matrix.sizeModules + 2 * marginModules
  const path = useMemo(() => renderPath(matrix, marginModules), [matrix, marginModules])
  return (
    <svg
      role="img"
      aria-label={name}
      data-testid="code"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {background !== 'transparent' && <rect width={side} height={side} fill={background} />}
      <path fill={foreground} d={path} />
    </svg>
  )
}
