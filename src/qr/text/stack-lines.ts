import type { OutlinedText } from './outlined-text'

/** Distance of two baselines, in ems. */
const lineEms = 1.2

/**
 * Joins lines of text into one block, centered. The block extends equally above and below the place
 * of a single line, so that it is fitted into a box in the same way.
 */
export function stackLines(lines: readonly OutlinedText[]): OutlinedText {
  const [first, ...others] = lines
  if (first && others.length === 0) return first
  const width = Math.max(0, ...lines.map((line) => line.width))
  const half = ((lines.length - 1) * lineEms) / 2
  return {
    path: lines
      .map((line, index) =>
        moveGlyphs(line.path, { right: (width - line.width) / 2, down: index * lineEms - half }),
      )
      .join(''),
    width,
    ascent: Math.max(...lines.map(({ ascent }) => ascent)) + half,
    descent: Math.max(...lines.map(({ descent }) => descent)) + half,
    missing: [...new Set(lines.flatMap(({ missing }) => missing))],
  }
}

const start = /M(-?(?:\d+(?:\.\d*)?|\.\d+))[ ,]?(-?(?:\d+(?:\.\d*)?|\.\d+))/g

/** Moves outlines, of which only the start of each glyph is absolute. */
function moveGlyphs(path: string, { right, down }: { right: number; down: number }): string {
  const round = (value: number) => Math.round(value * 1e5) / 1e5
  return path.replace(
    start,
    (_, x: string, y: string) => `M${round(Number(x) + right)} ${round(Number(y) + down)}`,
  )
}
