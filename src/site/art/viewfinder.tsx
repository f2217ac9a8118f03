import { drawModules } from './draw-modules'
import { hashPoint } from './hash-point'

const sizeModules = 25

/** A code half read: sharp inside the frame of a finder, dissolving towards one corner. */
export function Viewfinder({ className = '' }: { className?: string }) {
  const path = drawModules(sizeModules, sizeModules, (x, y) => {
    if (isFinderArea(x, y)) return isFinderDark(x, y)
    const faded = Math.max(0, (x + y) / (2 * sizeModules) - 0.35)
    return hashPoint('viewfinder', x, y) < 0.5 - faded
  })
  return (
    <svg
      viewBox="-5 -5 35 35"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={`text-ink ${className}`}
    >
      <path d={path} fill="currentColor" />
      <path
        d="M-5 3v-8h8v2h-6v6zM30 3v-8h-8v2h6v6zM-5 22v8h8v-2h-6v-6zM30 22v8h-8v-2h6v-6z"
        className="fill-accent"
      />
    </svg>
  )
}

/** The three corners a reader looks for, each seven modules and one of margin. */
function isFinderArea(x: number, y: number): boolean {
  const near = (value: number) => value < 8
  const far = (value: number) => value >= sizeModules - 8
  return (near(x) && near(y)) || (far(x) && near(y)) || (near(x) && far(y))
}

function isFinderDark(x: number, y: number): boolean {
  const fromCentre = (value: number) =>
    Math.abs((value < 8 ? value : value - (sizeModules - 7)) - 3)
  const ring = Math.max(fromCentre(x), fromCentre(y))
  return ring === 3 || ring <= 1
}
