import { drawModules } from './art/draw-modules'

/** A finder pattern whose last corner extends into the quiet zone: a Q. */
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

/** The mark on eight by eight units: its main path, and one module in the accent color. */
export const logoShape = {
  side: 8,
  ink: drawModules(8, 8, (x, y) => rows[y]?.[x] === '#'),
  accent: 'M7 7h1v1H7z',
} as const
