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

/** The mark on eight by eight units: what is drawn in ink, and the one module in the accent. */
export const logoShape = {
  side: 8,
  ink: drawModules(8, 8, (x, y) => rows[y]?.[x] === '#'),
  accent: 'M7 7h1v1H7z',
} as const
