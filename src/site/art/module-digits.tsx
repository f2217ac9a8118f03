import { drawModules } from './draw-modules'

/** Digits of three by five modules. */
const digits = [
  ['###', '#.#', '#.#', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '..#', '###', '#..', '###'],
  ['###', '..#', '.##', '..#', '###'],
  ['#.#', '#.#', '###', '..#', '..#'],
  ['###', '#..', '###', '..#', '###'],
  ['###', '#..', '###', '#.#', '###'],
  ['###', '..#', '.#.', '.#.', '.#.'],
  ['###', '#.#', '###', '#.#', '###'],
  ['###', '#.#', '###', '..#', '###'],
] as const

/** Draws a number from modules. The caller has to provide the number as text, too. */
export function ModuleDigits({ value, className }: { value: number; className?: string }) {
  const figures = [...String(value)].map((figure) => digits[Number(figure)])
  const columns = figures.length * 4 - 1
  const path = drawModules(
    columns,
    5,
    (x, y) => figures[Math.floor(x / 4)]?.[y]?.charAt(x % 4) === '#',
  )
  return (
    <svg
      viewBox={`0 0 ${columns} 5`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
