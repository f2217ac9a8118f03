import { memo, useMemo } from 'react'
import type { Design, Frame, FrameShape } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import type { OutlinedText } from '@/qr/text'
import { CodeThumbnail } from '@/tools/shared/style/code-thumbnail'

/** A code in a frame, on its own sheet of paper. */
export const FramedCode = memo(function FramedCode({
  matrix,
  design,
  model,
  shape,
  frameText,
}: {
  matrix: Matrix
  design: Design
  /** Settings of the frame apart from its shape. */
  model: Frame
  /** null: no frame. */
  shape: FrameShape | null
  frameText: OutlinedText | null
}) {
  const framed = useMemo(
    (): Design => ({ ...design, frame: shape && { ...model, shape } }),
    [design, model, shape],
  )
  return (
    <span data-theme="light" className="relative m-1.5 block aspect-square rounded-xs bg-white">
      <CodeThumbnail
        matrix={matrix}
        design={framed}
        frameText={frameText}
        className="absolute inset-1 size-[calc(100%-0.5rem)]"
      />
    </span>
  )
})
