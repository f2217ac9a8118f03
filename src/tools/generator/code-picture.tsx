import { useMemo } from 'react'
import type { Design } from '@/qr/design/design'
import { findMainColor } from '@/qr/design/find-main-color'
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
  const { marginModules } = design
  const background = findMainColor(design.background.fill)
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
      {background && <rect width={side} height={side} fill={background} />}
      <path fill={findMainColor(design.modules.fill)} d={path} />
    </svg>
  )
}
