import { memo, useMemo } from 'react'
import type { Design } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { buildScene } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { ScenePicture } from './scene-picture'

/** The visitor's code in another design, small and without a name: a picture for an option. */
export const CodeThumbnail = memo(function CodeThumbnail({
  matrix,
  design,
  frameText = null,
  className,
}: {
  matrix: Matrix
  design: Design
  frameText?: OutlinedText | null
  className?: string
}) {
  const scene = useMemo(
    () => buildScene(matrix, design, { frameText }),
    [matrix, design, frameText],
  )
  return <ScenePicture scene={scene} className={className} />
})
