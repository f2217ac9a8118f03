import { drawModules } from './art/draw-modules'

/** A finder pattern whose last corner has stepped out into the quiet zone: a Q. */
const rows = [
  '#######.',
  '#.....#.',
  '#.###.#.',
  '#.###.#.',
  '#.###.#.',
  '#.....#.',
  '######..',
  '........',
]

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" shapeRendering="crispEdges" className={className}>
      <path fill="currentColor" d={drawModules(8, 8, (x, y) => rows[y]?.[x] === '#')} />
      <path className="fill-accent" d="M7 7h1v1H7z" />
    </svg>
  )
}
