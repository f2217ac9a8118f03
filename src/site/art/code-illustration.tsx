import { encodeMatrix } from '@/qr/encode'
import { renderPath } from '@/qr/render'

const quietZoneModules = 4

type CodePictureProps = {
  /** Content of the code; short enough to fit at level M. */
  text: string
  /** Text alternative of the picture. */
  label: string
  className?: string
}

/** A real code on a white surface, which stays white in the dark theme. */
export function CodeIllustration({ text, label, className = '' }: CodePictureProps) {
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!encoded.ok) return null
  const sizeModules = encoded.matrix.sizeModules + 2 * quietZoneModules
  return (
    <svg
      viewBox={`0 0 ${sizeModules} ${sizeModules}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`rounded-md bg-white text-black shadow-raised ${className}`}
    >
      <path d={renderPath(encoded.matrix, quietZoneModules)} fill="currentColor" />
    </svg>
  )
}
