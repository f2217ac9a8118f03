import { memo, useMemo } from 'react'
import { applyPreset, type Design, defaultDesign, type PresetDesign } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { classNames } from '@/ui/class-names'
import { CodeThumbnail } from './code-thumbnail'

/**
 * The visitor's code in a style, with its logo. The frame is omitted because it would leave too
 * little room.
 */
export const PresetPicture = memo(function PresetPicture({
  matrix,
  design,
  preset,
  className,
}: {
  matrix: Matrix
  design: Design
  preset: PresetDesign
  className?: string
}) {
  // Only with a logo does the picture depend on the current design.
  const base = design.logo ? design : defaultDesign
  const worn = useMemo(() => ({ ...applyPreset(base, preset), frame: null }), [base, preset])
  return (
    <span
      data-theme="light"
      className={classNames('block aspect-square rounded-xs bg-white', className)}
    >
      <CodeThumbnail matrix={matrix} design={worn} className="size-full" />
    </span>
  )
})
