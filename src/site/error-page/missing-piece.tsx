import { encodeMatrix } from '@/qr/encode'
import { classNames } from '@/ui/class-names'
import { cutPiece } from './cut-piece'

const quietZoneModules = 4

/** A code for `address` with a piece cut out; it still scans. */
export function MissingPiece({
  address,
  label,
  className,
}: {
  address: string
  label: string
  className?: string
}) {
  const encoded = encodeMatrix(address, { level: 'H' })
  if (!encoded.ok) return null
  const { sizeModules, rest, piece, pieceModules, pieceX, pieceY } = cutPiece(encoded.matrix)
  const sheet = sizeModules + 2 * quietZoneModules
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${sheet + 7} ${sheet + 2}`}
      className={classNames('h-auto w-full max-w-md', className)}
    >
      <rect x="0.5" y="0.5" width={sheet} height={sheet} className="fill-line" />
      <rect width={sheet} height={sheet} className="fill-white" />
      <path
        d={rest}
        transform={`translate(${quietZoneModules} ${quietZoneModules})`}
        shapeRendering="crispEdges"
        className="fill-ink"
      />
      <g
        transform={`translate(${quietZoneModules + pieceX + 6.5} ${quietZoneModules + pieceY + 5.5}) rotate(11)`}
      >
        <rect
          x="0.4"
          y="0.4"
          width={pieceModules}
          height={pieceModules}
          className="fill-black/20"
        />
        <rect width={pieceModules} height={pieceModules} className="fill-white" />
        <path d={piece} className="fill-accent" />
      </g>
    </svg>
  )
}
