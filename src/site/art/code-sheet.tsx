import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { renderPath } from '@/qr/render/render-path'

const columns = 3
const marginModules = 4

/** A sheet of labels with a real code for each text, three in a row. Decoration only. */
export function CodeSheet({ texts, className = '' }: { texts: string[]; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`grid grid-cols-3 gap-px overflow-hidden rounded-md bg-line shadow-raised ${className}`}
    >
      {texts.slice(0, columns * columns).map((text) => (
        <SheetCode key={text} text={text} />
      ))}
    </div>
  )
}

function SheetCode({ text }: { text: string }) {
  const encoded = encodeMatrix(text, { level: 'L' })
  if (!encoded.ok) return null
  const sizeModules = encoded.matrix.sizeModules + 2 * marginModules
  return (
    <svg
      viewBox={`0 0 ${sizeModules} ${sizeModules}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className="bg-white text-black"
    >
      <path d={renderPath(encoded.matrix, marginModules)} fill="currentColor" />
    </svg>
  )
}
