import { useMemo } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import { type Design, findMainColor, isPlain } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { renderPath } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { ScenePicture } from '@/tools/shared/style/scene-picture'
import { useSceneBuilder } from '@/tools/shared/style/use-scene-builder'
import { usePrintedScene } from './use-printed-scene'

/**
 * The code as it will be exported, including quiet zone and frame. A plain code is one path,
 * identical on the server and in the browser; any other is drawn as a scene, or as a plain code
 * until the scene renderer is loaded.
 */
export function CodePicture({
  matrix,
  design,
  frameText,
  printColor = null,
  name,
  className,
}: {
  matrix: Matrix
  design: Design
  frameText: OutlinedText | null
  /** Shows the code as printed in these colours. */
  printColor?: PrintColorToCheck | null
  /** Describes the content of the code for screen readers. */
  name: string
  className?: string
}) {
  const isPrinted = printColor !== null && printColor !== 'rgb'
  const buildScene = useSceneBuilder(!isPlain(design) || isPrinted)
  const drawn = useMemo(
    () => buildScene?.(matrix, design, { frameText }),
    [buildScene, matrix, design, frameText],
  )
  const printed = usePrintedScene(isPrinted ? { matrix, design, frameText, printColor } : null)
  const scene = (isPrinted && printed) || drawn
  if (scene) return <ScenePicture scene={scene} name={name} className={className} />
  return <PlainPicture {...{ matrix, design, name, className }} />
}

function PlainPicture({
  matrix,
  design,
  name,
  className,
}: {
  matrix: Matrix
  design: Design
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
